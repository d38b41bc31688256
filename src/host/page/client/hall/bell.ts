/** The sounds of the round clock, made here: one low stroke for a warning, three for the end. */

/** Browsers let a page sound only after somebody has touched it, so the bell is made by the click that starts the clock. */
export class Bell {
  private readonly audio = new AudioContext();

  ring(strokes: number, pitch: number): void {
    void this.audio.resume();
    for (let i = 0; i < strokes; i++) this.stroke(this.audio.currentTime + i * 0.9, pitch);
  }

  private stroke(at: number, pitch: number): void {
    const volume = this.audio.createGain();
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.6, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.85);
    volume.connect(this.audio.destination);
    for (const part of [1, 2.4]) {
      const tone = this.audio.createOscillator();
      tone.frequency.value = pitch * part;
      tone.connect(volume);
      tone.start(at);
      tone.stop(at + 0.9);
    }
  }
}
