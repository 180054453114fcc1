import type { DataSource } from "typeorm";
import type { ClaimedDelivery, DeliveryStore } from "../../../application/ports/delivery-store.ts";
import type { DeliveryKind, DeliveryState } from "../../../domain/notice/delivery.ts";
import { prepared } from "../connection/prepared-statements.ts";

const waiting: DeliveryState = "waiting";
const sending: DeliveryState = "sending";
const lost: DeliveryState = "lost";

interface ClaimedRow {
  readonly id: string;
  readonly trader_id: string | null;
  readonly address: string | null;
  readonly kind: DeliveryKind;
  readonly about: string | null;
  readonly tries: number;
}

const claim = prepared(
  `UPDATE delivery SET state = $1, tries = tries + 1, tried_at = clock_timestamp()
    WHERE id = (SELECT id FROM delivery WHERE state = '${waiting}' AND due_at <= clock_timestamp()
                 ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, trader_id, address, kind, about, tries`,
);

const finish = prepared(
  `UPDATE delivery SET state = $2, due_at = clock_timestamp() + make_interval(secs => $3)
    WHERE id = $1 AND state = $4`,
);

/** Deliveries as rows. What another process sends at this moment is passed over. */
export class PostgresDeliveryStore implements DeliveryStore {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async claim(): Promise<ClaimedDelivery | undefined> {
    const [[row]] = await this.#dataSource.query<[ClaimedRow[], number]>(claim, [sending]);
    if (!row) return undefined;
    const { trader_id: traderId, address, about, ...rest } = row;
    return {
      ...rest,
      traderId: traderId ?? undefined,
      address: address ?? undefined,
      about: about ?? undefined,
    };
  }

  async finish(
    id: string,
    { state, againInSeconds }: { readonly state: DeliveryState; readonly againInSeconds?: number },
  ): Promise<void> {
    await this.#dataSource.query(finish, [id, state, againInSeconds ?? null, sending]);
  }

  async giveUp(afterSeconds: number): Promise<void> {
    await this.#dataSource.query(
      `UPDATE delivery SET state = $2, due_at = NULL
        WHERE state = $1 AND tried_at < clock_timestamp() - make_interval(secs => $3)`,
      [sending, lost, afterSeconds],
    );
  }
}
