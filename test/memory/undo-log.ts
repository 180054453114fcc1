/** Writes to maps that can be undone together: all of a unit of work happens, or none of it. */
export class UndoLog {
  readonly #undo: (() => void)[] = [];

  set<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
    const had = map.has(key);
    const before = map.get(key);
    this.#undo.push(() => {
      if (had && before !== undefined) map.set(key, before);
      else map.delete(key);
    });
    map.set(key, value);
  }

  /** Undoes everything, the last first. */
  rollBack(): void {
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) undo();
  }
}
