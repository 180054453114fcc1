/** What workers were asked for: it stays until one has finished with it. */
export class SimulatedQueue {
  readonly #ids = new Set<string>();

  add(id: string): void {
    this.#ids.add(id);
  }

  async list(): Promise<readonly string[]> {
    return [...this.#ids];
  }

  async done(id: string): Promise<void> {
    this.#ids.delete(id);
  }
}
