import type { BlockWatcher } from "../ports/block-watcher.ts";

/** Tells several watchers of a chain, one after the other; one that fails keeps nothing from the others. */
export function watchTogether(watchers: readonly BlockWatcher[]): BlockWatcher {
  const each = async (tell: (watcher: BlockWatcher) => Promise<void>) => {
    const errors: unknown[] = [];
    for (const watcher of watchers) {
      await tell(watcher).catch((error: unknown) => errors.push(error));
    }
    const [first, ...others] = errors;
    if (first !== undefined) throw others.length > 0 ? new AggregateError(errors) : first;
  };
  return {
    seeBlock: (block) => each((watcher) => watcher.seeBlock(block)),
    seeWaiting: (payments, isAll) => each((watcher) => watcher.seeWaiting(payments, isAll)),
    leaveBlock: (hash) => each((watcher) => watcher.leaveBlock(hash)),
    settle: (tipHeight, hashAt) => each((watcher) => watcher.settle(tipHeight, hashAt)),
  };
}
