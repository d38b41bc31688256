/** Arguments of the commands that read an office: an id at Google, or `--from` a file; where to write, who signs in. */
export interface BackupOptions {
  /** of the office file */
  readonly id: string | null;
  readonly values: ReadonlyMap<string, string>;
  readonly flags: ReadonlySet<string>;
}

/** The id is also what stands in the address: .../d/ID/edit */
const ID = /^(?:https:\/\/docs\.google\.com\/spreadsheets\/d\/)?([\w-]{20,100})(?:\/.*)?$/;

export function readArguments(
  args: readonly string[],
  known: { readonly values: readonly string[]; readonly flags?: readonly string[] },
): BackupOptions | string {
  const values = new Map<string, string>();
  const flags = new Set<string>();
  let id: string | null = null;
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!;
    if (known.flags?.includes(name)) flags.add(name);
    else if (known.values.includes(name)) {
      const value = args[++i];
      if (value === undefined) return `${name}: a value is missing`;
      values.set(name, value);
    } else if (name.startsWith('--') || id !== null) return `unknown argument ${name}`;
    else {
      id = ID.exec(name)?.[1] ?? null;
      if (id === null) return `found "${name}", expected the id or the address of an office file`;
    }
  }
  return { id, values, flags };
}

export const signInOf = (values: ReadonlyMap<string, string>): { auth?: string; user?: string } => {
  const [auth, user] = [values.get('--auth'), values.get('--user')];
  return { ...(auth !== undefined && { auth }), ...(user !== undefined && { user }) };
};
