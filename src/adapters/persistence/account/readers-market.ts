/**
 * Whether an account, by its row's name, is of the same kind as a reader: demo accounts and all others do not exist for
 * each other (answers 123). `reader`: the expression of their id; visitors, who have none, see no demo account.
 */
export function isInReadersMarket(account: string, reader: string): string {
  return `${account}.is_demo = coalesce(
    (SELECT asking.is_demo FROM trader asking WHERE asking.id = ${reader}), false)`;
}
