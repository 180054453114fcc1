/** After the script that asks for it (specification, section 9). */
const deferredMountMs = 0;

/** Mounts the interface in its place, deferred, and only the first time that somebody asks. */
export function mountOnce(
  place: { readonly dataset: DOMStringMap },
  mount: () => void,
  after: (mount: () => void, ms: number) => void = setTimeout,
): void {
  if (place.dataset["mounted"] !== undefined) return;
  place.dataset["mounted"] = "";
  after(mount, deferredMountMs);
}
