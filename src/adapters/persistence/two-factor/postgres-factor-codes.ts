import type { DataSource } from "typeorm";
import type { JudgeCode } from "../../../application/ports/email-store.ts";
import type { AskedCode, FactorCodes } from "../../../application/ports/factor-codes.ts";
import type { CodeContact, CodeWay } from "../../../domain/account/code-channel.ts";
import type { CodeFault } from "../../../domain/account/email-code.ts";
import type { CodeUse } from "../../../domain/account/two-factor.ts";
import type { DeliveryKind } from "../../../domain/notice/delivery.ts";
import type { OutletChannel } from "../../../domain/notice/outlet.ts";
import { outletOf, type OutletRow } from "../outlet/outlet-row.ts";
import { isOfFactor } from "./code-places.ts";
import { addDelivery } from "../notice/add-delivery.ts";

interface CodeRow {
  readonly code_hash: string | null;
  readonly expires_at: Date | null;
  readonly wrong: number;
  readonly outlet_id: string | null;
  readonly now: Date;
}

/** What brings a code to each contact. */
const deliveryTo: Readonly<Record<CodeContact, DeliveryKind>> = {
  phone: "factor_code_phone",
  email: "factor_code_email",
};

/** Codes as rows, each with how many were sent since the last right one. */
export class PostgresFactorCodes implements FactorCodes {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async sendsOf(traderId: string, contact: CodeContact) {
    const [row] = await this.#dataSource.query<
      { sends: number | null; last_sent_at: Date | null; now: Date }[]
    >(
      `SELECT sends, last_sent_at, clock_timestamp() AS now
         FROM (VALUES ($1, $2)) asked (id, contact)
         LEFT JOIN factor_code kept ON kept.trader_id = id AND kept.contact = asked.contact`,
      [traderId, contact],
    );
    const { sends, last_sent_at: lastAt } = row ?? {};
    const isKept = typeof sends === "number" && lastAt;
    return {
      sends: isKept ? { count: sends, lastAt: lastAt.getTime() } : undefined,
      readAt: row?.now.getTime() ?? 0,
    };
  }

  async ask(
    traderId: string | undefined,
    asked: AskedCode & { readonly seen: number; readonly count: number },
  ): Promise<boolean> {
    const { contact, use, way, seen, count } = asked;
    const [row] = await this.#dataSource.query<{ is_asked: boolean }[]>(
      `WITH counted AS (
         INSERT INTO factor_code AS kept (trader_id, contact, purpose, way, sends, last_sent_at)
         SELECT id, $2, $3, $4, $5, clock_timestamp() FROM trader WHERE id = $1
         ON CONFLICT (trader_id, contact) DO UPDATE
            SET purpose = EXCLUDED.purpose, way = EXCLUDED.way, sends = EXCLUDED.sends,
                last_sent_at = EXCLUDED.last_sent_at, code_hash = NULL, expires_at = NULL, wrong = 0
          WHERE kept.sends = $6
         RETURNING trader_id AS id),
       told AS (${addDelivery(deliveryTo[contact], "SELECT id FROM counted")})
       SELECT EXISTS (SELECT FROM counted) AS is_asked`,
      [traderId ?? null, contact, use, way, count, seen],
    );
    return row?.is_asked === true;
  }

  async askedOf(traderId: string, contact: CodeContact): Promise<AskedCode | undefined> {
    const [row] = await this.#dataSource.query<{ purpose: CodeUse; way: CodeWay }[]>(
      `SELECT purpose, way FROM factor_code
        WHERE trader_id = $1 AND contact = $2 AND sends > 0`,
      [traderId, contact],
    );
    return row && { contact, use: row.purpose, way: row.way };
  }

  async keepCode(
    traderId: string,
    contact: CodeContact,
    hash: string,
    { validSeconds, outletId }: Parameters<FactorCodes["keepCode"]>[3],
  ): Promise<void> {
    await this.#dataSource.query(
      `UPDATE factor_code SET code_hash = $3, wrong = 0, outlet_id = $5,
              expires_at = clock_timestamp() + make_interval(secs => $4)
        WHERE trader_id = $1 AND contact = $2`,
      [traderId, contact, hash, validSeconds, outletId ?? null],
    );
  }

  async outletFor({ way, use }: Pick<AskedCode, "way" | "use">, traderId: string) {
    const channel = channelOf(way);
    if (!channel) return undefined;
    const [row] = await this.#dataSource.query<OutletRow[]>(
      `SELECT outlet.id, channel, outlet.address, public_key, shared_secret
         FROM outlet JOIN trader ON trader.id = outlet.trader_id
         LEFT JOIN session ON session.token_hash = outlet.session_hash
        WHERE outlet.trader_id = $1 AND channel = $2
          AND (outlet.session_hash IS NULL OR ${isOfFactor("trader")})
          AND (outlet.session_hash IS NOT NULL OR takes_codes OR $3)
        ORDER BY session.last_active_at DESC LIMIT 1`,
      [traderId, channel, use === "setup"],
    );
    return row && outletOf(row);
  }

  async use(
    traderId: string,
    { contact, use }: Pick<AskedCode, "contact" | "use">,
    judge: JudgeCode,
  ): Promise<CodeFault | "right"> {
    return this.#dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<CodeRow[]>(
        `SELECT code_hash, expires_at, wrong, outlet_id, clock_timestamp() AS now FROM factor_code
          WHERE trader_id = $1 AND contact = $2 AND purpose = $3 FOR UPDATE`,
        [traderId, contact, use],
      );
      const { code_hash: hash, expires_at: expiresAt, wrong = 0 } = row ?? {};
      const kept = hash && expiresAt ? { hash, expiresAt: expiresAt.getTime(), wrong } : undefined;
      const fault = judge(kept, row?.now.getTime() ?? 0);
      if (fault && fault !== "code_wrong") return fault;
      await transaction.query(
        fault
          ? "UPDATE factor_code SET wrong = wrong + 1 WHERE trader_id = $1 AND contact = $2"
          : `UPDATE factor_code SET code_hash = NULL, expires_at = NULL, sends = 0
              WHERE trader_id = $1 AND contact = $2`,
        [traderId, contact],
      );
      if (!fault && use === "setup" && row?.outlet_id) {
        await transaction.query(
          "UPDATE outlet SET takes_codes = true WHERE id = $1 AND trader_id = $2",
          [row.outlet_id, traderId],
        );
      }
      return fault ?? "right";
    });
  }
}

/** What brings a code that goes to neither a phone nor a mailbox. */
function channelOf(way: CodeWay): OutletChannel | undefined {
  if (way === "telegram") return "telegram";
  return way === "push" ? "app" : undefined;
}
