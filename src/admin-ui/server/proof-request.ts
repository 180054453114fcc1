import { useSyncExternalStore } from "react";

/** Ends the wait for a proof: whether there is one. */
type Settle = (isProven: boolean) => void;

let open: { readonly proof: Promise<boolean>; readonly settle: Settle } | undefined;
const listeners = new Set<() => void>();

/** Asks the user to prove who they are. Acts that need it at the same moment share one dialog. */
export function askForProof(): Promise<boolean> {
  if (open) return open.proof;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isProven: boolean) => {
    become(undefined);
    resolve(isProven);
  };
  become({ proof: promise, settle });
  return promise;
}

/** What ends the wait, while an act waits for a proof. */
export function useProofRequest(): Settle | undefined {
  return useSyncExternalStore(watch, () => open?.settle);
}

function become(next: typeof open): void {
  open = next;
  for (const listen of listeners) listen();
}

function watch(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
