import type { DataSource, EntityManager } from "typeorm";
import { lockAccount } from "./account-lock.ts";

/** A list of a trader's that holds only so many. */
interface ShortList {
  readonly most: number;
  readonly count: (transaction: EntityManager) => Promise<number>;
}

/**
 * Adds to a list of the trader's; false where it is full. Under the lock of the account: of several at the
 * same moment, each counts the one before.
 */
export function addWithin(
  dataSource: DataSource,
  traderId: string,
  { most, count }: ShortList,
  add: (transaction: EntityManager) => Promise<unknown>,
): Promise<boolean> {
  return dataSource.transaction(async (transaction) => {
    await lockAccount(transaction, traderId);
    if ((await count(transaction)) >= most) return false;
    await add(transaction);
    return true;
  });
}
