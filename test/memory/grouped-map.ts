/** A map that also finds its values by their group, each group in its own order. */
export class GroupedMap<Key, Value> extends Map<Key, Value> {
  readonly #groupOf: (value: Value, key: Key) => string;
  readonly #groups = new Map<string, Map<Key, Value>>();

  constructor(groupOf: (value: Value, key: Key) => string) {
    super();
    this.#groupOf = groupOf;
  }

  override set(key: Key, value: Value): this {
    const name = this.#groupOf(value, key);
    const before = this.get(key);
    // A value that stays in its group keeps its position there.
    if (before !== undefined && this.#groupOf(before, key) !== name) this.#leave(key);
    const group = this.#groups.get(name);
    if (group) group.set(key, value);
    else this.#groups.set(name, new Map([[key, value]]));
    return super.set(key, value);
  }

  override delete(key: Key): boolean {
    this.#leave(key);
    return super.delete(key);
  }

  override clear(): void {
    this.#groups.clear();
    super.clear();
  }

  /** The values of a group, in the order in which they came. */
  group(name: string): readonly Value[] {
    return [...(this.#groups.get(name)?.values() ?? [])];
  }

  /** The same, with their keys. */
  groupEntries(name: string): readonly (readonly [Key, Value])[] {
    return [...(this.#groups.get(name) ?? [])];
  }

  #leave(key: Key): void {
    const before = this.get(key);
    if (before !== undefined) this.#groups.get(this.#groupOf(before, key))?.delete(key);
  }
}
