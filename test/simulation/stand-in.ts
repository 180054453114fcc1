/** The same store with other methods in place of some. */
export function standIn<Store extends object>(store: Store, other: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(name in other ? other : target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
