/** Keeps each distinct JSON object once and hands out small numbers for it; 0 stands for none. */
export class Intern<T extends object> {
  private readonly list: (T | undefined)[] = [undefined];
  private readonly ids = new Map<string, number>();

  add(value: T | undefined): number {
    if (value === undefined || Object.keys(value).length === 0) return 0;
    const key = JSON.stringify(value);
    let id = this.ids.get(key);
    if (id === undefined) {
      id = this.list.length;
      this.list.push(JSON.parse(key) as T);
      this.ids.set(key, id);
    }
    return id;
  }

  get(id: number | undefined): T | undefined {
    return this.list[id ?? 0];
  }

  toJSON(): T[] {
    return this.list.slice(1) as T[];
  }

  static from<T extends object>(list: readonly T[]): Intern<T> {
    const table = new Intern<T>();
    for (const value of list) table.add(value);
    return table;
  }
}
