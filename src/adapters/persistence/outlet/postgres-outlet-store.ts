import type { DataSource, EntityManager } from "typeorm";
import type {
  IsChatNeeded,
  NewOutlet,
  OutletStore,
} from "../../../application/ports/outlet-store.ts";
import type { NoticeChannel } from "../../../domain/notice/notice-choices.ts";
import type { OutletChannel } from "../../../domain/notice/outlet.ts";
import { twoFactorOf, type StoredTwoFactor } from "../../../domain/account/two-factor.ts";
import { lockAccount } from "../account/account-lock.ts";
import { codePlaces, placesOf, type CodePlacesRow } from "../two-factor/code-places.ts";
import { lockBox } from "../notice/notice-box.ts";
import { noticeOf, selectNotices, type NoticeRow } from "../notice/notice-row.ts";
import { isUnread } from "../notice/unread-notice.ts";
import { insertOutlet, lastPlace } from "./insert-outlet.ts";
import { outletOf, type OutletRow } from "./outlet-row.ts";

interface CollectingRow extends OutletRow {
  readonly from_place: number;
}

const app: OutletChannel = "app";
const chat: OutletChannel = "telegram";

/** Which notices go to a channel. */
const columns: Readonly<Record<OutletChannel, string>> = {
  app: "n.on_app",
  telegram: "n.on_telegram",
};

/** Whether what an outlet ends with is still there. */
const isAlive = `(outlet.session_hash IS NULL OR EXISTS (
  SELECT FROM session JOIN trader ON trader.id = session.trader_id
   WHERE session.token_hash = outlet.session_hash AND session.trader_id = outlet.trader_id
     AND session.revoked_at IS NULL AND session.started_at >= trader.credentials_changed_at))`;

/** Outlets as rows. */
export class PostgresOutletStore implements OutletStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async add(outlet: NewOutlet, most: number): Promise<void> {
    await this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, outlet.traderId);
      await insertOutlet(transaction, outlet, most);
    });
  }

  async channelsOf(traderId: string): Promise<readonly NoticeChannel[]> {
    const rows = await this.#dataSource.query<{ channel: OutletChannel }[]>(
      `SELECT DISTINCT channel FROM outlet WHERE trader_id = $1 AND ${isAlive} ORDER BY channel DESC`,
      [traderId],
    );
    return rows.map(({ channel }) => channel);
  }

  async hasBrowser(traderId: string, session: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM outlet WHERE trader_id = $1 AND session_hash = decode($2, 'hex')",
      [traderId, session],
    );
    return rows.length > 0;
  }

  async removeBrowsers(traderId: string, session: string): Promise<void> {
    await this.#dataSource.query(
      "DELETE FROM outlet WHERE trader_id = $1 AND channel = $3 AND session_hash = decode($2, 'hex')",
      [traderId, session, app],
    );
  }

  /** Whoever switches codes on that go to it holds the same lock. */
  removeChat(traderId: string, isNeeded: IsChatNeeded): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      if (isNeeded(...(await readCodes(transaction, traderId, "FOR UPDATE")))) return false;
      await transaction.query("DELETE FROM outlet WHERE trader_id = $1 AND channel = $2", [
        traderId,
        chat,
      ]);
      return true;
    });
  }

  async isChatNeeded(traderId: string, isNeeded: IsChatNeeded): Promise<boolean> {
    return isNeeded(...(await readCodes(this.#dataSource.manager, traderId, "")));
  }

  async remove(id: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM outlet WHERE id = $1", [id]);
  }

  collect(traderId: string, id: string, deliveryId: string, most: number) {
    return this.#dataSource.transaction(async (transaction) => {
      await lockBox(transaction, traderId);
      const [[row]] = await transaction.query<[CollectingRow[], number]>(
        `UPDATE outlet SET from_place = CASE WHEN told_in = $3 THEN from_place ELSE told_place END,
                told_in = $3, told_place = ${lastPlace}
          WHERE id = $2 AND trader_id = $1 AND ${isAlive}
         RETURNING id, channel, address, public_key, shared_secret, from_place`,
        [traderId, id, deliveryId],
      );
      if (!row) return undefined;
      const rows = await transaction.query<NoticeRow[]>(
        `${selectNotices} AND n.place > $2 AND ${columns[row.channel]} AND ${isUnread}
          ORDER BY n.place`,
        [traderId, row.from_place],
      );
      return {
        outlet: outletOf(row),
        notices: rows.slice(-most).map(noticeOf),
        total: rows.length,
      };
    });
  }
}

async function readCodes(
  manager: EntityManager,
  traderId: string,
  lock: "" | "FOR UPDATE",
): Promise<Parameters<IsChatNeeded>> {
  const [row] = await manager.query<(CodePlacesRow & { two_factor: StoredTwoFactor })[]>(
    `SELECT two_factor, ${codePlaces("trader")} FROM trader WHERE id = $1 ${lock}`,
    [traderId],
  );
  if (!row) throw new Error("The second factors of a trader were not read");
  return [twoFactorOf(row.two_factor), placesOf(row)];
}
