/** A picture as PNG, twice as fine as it is drawn, so that it stays sharp in a chat. */

const FINER = 2;

export async function savePng(svg: string, name: string): Promise<void> {
  const image = new Image();
  image.src = svg;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * FINER;
  canvas.height = image.naturalHeight * FINER;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
