import type { DataSource } from "typeorm";
import type { JudgeCode } from "../../../application/ports/email-store.ts";
import type { FieldCipher } from "../../../application/ports/field-cipher.ts";
import type {
  MobileMoneyStore,
  SavedWallet,
  WalletCodeState,
} from "../../../application/ports/mobile-money-store.ts";
import type { CodeFault, EmailCodePolicy } from "../../../domain/account/email-code.ts";
import type { MobileWallet } from "../../../domain/mobile-money/mobile-wallet.ts";
import type { PersonKeys } from "../bank-account/person-keys.ts";
import { SealedRows } from "../bank-account/sealed-rows.ts";
import { addDelivery } from "../notice/add-delivery.ts";
import { mobileWalletSchema } from "./mobile-wallet-schema.ts";

interface CodeRow {
  readonly number: Uint8Array;
  readonly sends: number;
  readonly last_sent_at: Date;
  readonly code_hash: string | null;
  readonly expires_at: Date | null;
  readonly wrong: number;
  readonly now: Date;
}

/** Wallets as rows, encrypted with the key of their owner; the pending number with the installation's. */
export class PostgresMobileMoneyStore implements MobileMoneyStore {
  readonly #dataSource: DataSource;
  readonly #saved: SealedRows<MobileWallet>;
  readonly #cipher: FieldCipher;

  constructor(dataSource: DataSource, keys: PersonKeys, cipher: FieldCipher) {
    this.#dataSource = dataSource;
    this.#saved = new SealedRows(dataSource, mobileWalletSchema, keys);
    this.#cipher = cipher;
  }

  listOf(traderId: string): Promise<readonly SavedWallet[]> {
    return this.#saved.listOf(traderId);
  }

  add(traderId: string, wallet: SavedWallet, most: number): Promise<boolean> {
    return this.#saved.add(traderId, wallet, most);
  }

  change(traderId: string, wallet: SavedWallet): Promise<boolean> {
    return this.#saved.change(traderId, wallet);
  }

  remove(traderId: string, id: string): Promise<boolean> {
    return this.#saved.remove(traderId, id);
  }

  async codeState(traderId: string): Promise<WalletCodeState> {
    const [row] = await this.#dataSource.query<(CodeRow | { number: null; now: Date })[]>(
      `SELECT code.*, clock_timestamp() AS now
         FROM (VALUES ($1)) asked (id) LEFT JOIN wallet_code code ON code.trader_id = asked.id`,
      [traderId],
    );
    const readAt = row?.now.getTime() ?? 0;
    if (!row?.number) return { pending: undefined, readAt };
    const number = this.#cipher.decrypt(row.number, codePlaceOf(traderId));
    const sends = { count: row.sends, lastAt: row.last_sent_at.getTime() };
    return { pending: { number, sends }, readAt };
  }

  async requestCode(
    traderId: string,
    { pending }: WalletCodeState,
    { number, count }: { readonly number: string; readonly count: number },
  ): Promise<boolean> {
    const [row] = await this.#dataSource.query<{ is_asked: boolean }[]>(
      `WITH counted AS (
         INSERT INTO wallet_code AS kept (trader_id, number, sends, last_sent_at)
         VALUES ($1, $2, $3, clock_timestamp())
         ON CONFLICT (trader_id) DO UPDATE
            SET number = EXCLUDED.number, sends = EXCLUDED.sends,
                last_sent_at = EXCLUDED.last_sent_at, code_hash = NULL, expires_at = NULL, wrong = 0
          WHERE kept.last_sent_at < $4::timestamptz
         RETURNING trader_id AS id),
       told AS (${addDelivery("wallet_code", "SELECT id FROM counted")})
       SELECT EXISTS (SELECT FROM counted) AS is_asked`,
      [
        traderId,
        Buffer.from(this.#cipher.encrypt(number, codePlaceOf(traderId))),
        count,
        // Times in JavaScript have whole milliseconds: the one that was seen is at most one behind.
        new Date(pending ? pending.sends.lastAt + 1 : 0).toISOString(),
      ],
    );
    return row?.is_asked === true;
  }

  async keepCode(
    traderId: string,
    hash: string,
    { validSeconds }: Pick<EmailCodePolicy, "validSeconds">,
  ): Promise<void> {
    await this.#dataSource.query(
      `UPDATE wallet_code SET code_hash = $2, wrong = 0,
              expires_at = clock_timestamp() + make_interval(secs => $3)
        WHERE trader_id = $1`,
      [traderId, hash, validSeconds],
    );
  }

  useCode(traderId: string, number: string, judge: JudgeCode): Promise<CodeFault | "confirmed"> {
    return this.#dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<CodeRow[]>(
        `SELECT *, clock_timestamp() AS now FROM wallet_code WHERE trader_id = $1 FOR UPDATE`,
        [traderId],
      );
      if (!row || this.#cipher.decrypt(row.number, codePlaceOf(traderId)) !== number) {
        return "code_expired";
      }
      const { code_hash: hash, expires_at: expiresAt, wrong } = row;
      const kept = hash && expiresAt ? { hash, expiresAt: expiresAt.getTime(), wrong } : undefined;
      const fault = judge(kept, row.now.getTime());
      if (!fault) {
        await transaction.query("DELETE FROM wallet_code WHERE trader_id = $1", [traderId]);
        return "confirmed";
      }
      if (fault === "code_wrong") {
        const counted = "UPDATE wallet_code SET wrong = wrong + 1 WHERE trader_id = $1";
        await transaction.query(counted, [traderId]);
      }
      return fault;
    });
  }
}

function codePlaceOf(traderId: string): string {
  return `wallet_code.number ${traderId}`;
}
