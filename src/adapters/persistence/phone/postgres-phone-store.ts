import type { DataSource, EntityManager } from "typeorm";
import type { JudgeCode } from "../../../application/ports/email-store.ts";
import type { FieldCipher } from "../../../application/ports/field-cipher.ts";
import type { HashPhone } from "../../../application/ports/phone-numbers.ts";
import type {
  KeptPhone,
  PhoneCodeRequest,
  PhoneState,
  PhoneStore,
} from "../../../application/ports/phone-store.ts";
import type { CodeFault, EmailCodePolicy } from "../../../domain/account/email-code.ts";
import type { PhoneWay } from "../../../domain/account/phone-number.ts";
import {
  takesType,
  twoFactorOf,
  type StoredTwoFactor,
} from "../../../domain/account/two-factor.ts";
import { levelWithoutPhone } from "../../../domain/kyc/contact-level.ts";
import { lockAccount, noteAccountChange } from "../account/account-lock.ts";
import { raiseLevel } from "../verification/proven-row.ts";
import { addDelivery } from "../notice/add-delivery.ts";

interface PhoneRow {
  readonly number: Uint8Array;
  readonly country: string;
  readonly is_verified: boolean;
  readonly way: PhoneWay;
  readonly sends: number;
  readonly last_sent_at: Date;
  readonly now: Date;
}

interface CodeRow {
  readonly number_hash: string;
  readonly is_verified: boolean;
  readonly code_hash: string | null;
  readonly expires_at: Date | null;
  readonly wrong: number;
  readonly now: Date;
}

/** What numbers are hidden and found with, and the level of who has confirmed none. */
interface PhoneStoreParts {
  readonly cipher: FieldCipher;
  readonly hash: HashPhone;
  readonly initialLevel: number;
}

/** Numbers as rows: encrypted, found by a keyed hash, with the last code. */
export class PostgresPhoneStore implements PhoneStore {
  readonly #dataSource: DataSource;
  readonly #parts: PhoneStoreParts;

  constructor(dataSource: DataSource, parts: PhoneStoreParts) {
    this.#dataSource = dataSource;
    this.#parts = parts;
  }

  async stateOf(traderId: string): Promise<PhoneState> {
    const [row] = await this.#dataSource.query<(PhoneRow | { number: null; now: Date })[]>(
      `SELECT phone.number, country, verified_at IS NOT NULL AS is_verified, way, sends,
              last_sent_at, clock_timestamp() AS now
         FROM (VALUES ($1)) asked (id) LEFT JOIN phone ON trader_id = asked.id`,
      [traderId],
    );
    const readAt = row?.now.getTime() ?? 0;
    return { phone: row?.number ? this.#phoneOf(traderId, row) : undefined, readAt };
  }

  async isTaken(number: string): Promise<boolean> {
    const [row] = await this.#dataSource.query<unknown[]>(
      "SELECT FROM phone WHERE number_hash = $1 AND verified_at IS NOT NULL",
      [this.#parts.hash(number)],
    );
    return row !== undefined;
  }

  async requestCode(
    traderId: string,
    { phone: seen }: PhoneState,
    { number, country, way, count }: PhoneCodeRequest,
  ): Promise<boolean> {
    const { cipher, hash } = this.#parts;
    const [row] = await this.#dataSource.query<{ is_asked: boolean }[]>(
      `WITH counted AS (
         INSERT INTO phone AS kept (trader_id, number, number_hash, country, way, sends,
                                    last_sent_at, consented_at)
         VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp())
         ON CONFLICT (trader_id) DO UPDATE
            SET number = EXCLUDED.number, number_hash = EXCLUDED.number_hash,
                country = EXCLUDED.country, way = EXCLUDED.way, sends = EXCLUDED.sends,
                last_sent_at = EXCLUDED.last_sent_at, consented_at = EXCLUDED.consented_at,
                code_hash = NULL, expires_at = NULL, wrong = 0
          WHERE kept.verified_at IS NULL AND kept.sends = $7 AND kept.number_hash = $8
         RETURNING trader_id AS id),
       told AS (${addDelivery("phone_code", "SELECT id FROM counted")})
       SELECT EXISTS (SELECT FROM counted) AS is_asked`,
      [
        traderId,
        Buffer.from(cipher.encrypt(number, placeOf(traderId))),
        hash(number),
        country,
        way,
        count,
        seen?.sends.count ?? null,
        seen ? hash(seen.number) : null,
      ],
    );
    return row?.is_asked === true;
  }

  async keepCode(
    traderId: string,
    codeHash: string,
    { validSeconds }: Pick<EmailCodePolicy, "validSeconds">,
  ): Promise<void> {
    await this.#dataSource.query(
      `UPDATE phone SET code_hash = $2, wrong = 0,
              expires_at = clock_timestamp() + make_interval(secs => $3)
        WHERE trader_id = $1 AND verified_at IS NULL`,
      [traderId, codeHash, validSeconds],
    );
  }

  async confirm(
    traderId: string,
    number: string,
    judge: JudgeCode,
  ): Promise<CodeFault | "confirmed"> {
    const numberHash = this.#parts.hash(number);
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [row] = await transaction.query<CodeRow[]>(
        `SELECT number_hash, verified_at IS NOT NULL AS is_verified, code_hash, expires_at, wrong,
                clock_timestamp() AS now
           FROM phone WHERE trader_id = $1 FOR UPDATE`,
        [traderId],
      );
      if (!row || row.is_verified || row.number_hash !== numberHash) return "code_expired";
      const { code_hash: hash, expires_at: expiresAt, wrong } = row;
      const kept = hash && expiresAt ? { hash, expiresAt: expiresAt.getTime(), wrong } : undefined;
      const fault = judge(kept, row.now.getTime());
      if (fault) {
        if (fault === "code_wrong") await countWrong(transaction, traderId);
        return fault;
      }
      await useUp(transaction, traderId);
      if (!(await verify(transaction, traderId, numberHash))) return "code_expired";
      await raiseLevel(transaction, traderId);
      await noteAccountChange(transaction, traderId, "contacts");
      return "confirmed";
    });
  }

  async forgetUnconfirmed(traderId: string): Promise<void> {
    await this.#dataSource.query("DELETE FROM phone WHERE trader_id = $1 AND verified_at IS NULL", [
      traderId,
    ]);
  }

  async remove(traderId: string): Promise<boolean> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const [row] = await transaction.query<{ level: string; two_factor: StoredTwoFactor }[]>(
        "SELECT level, two_factor FROM trader WHERE id = $1 FOR UPDATE",
        [traderId],
      );
      if (takesType(twoFactorOf(row?.two_factor ?? {}), "sms")) return false;
      await transaction.query("DELETE FROM phone WHERE trader_id = $1", [traderId]);
      const level = levelWithoutPhone(Number(row?.level ?? 0), this.#parts.initialLevel);
      await transaction.query(
        "UPDATE trader SET security_changed_at = clock_timestamp(), level = $2 WHERE id = $1",
        [traderId, level],
      );
      await noteAccountChange(transaction, traderId, "contacts");
      return true;
    });
  }

  #phoneOf(traderId: string, row: PhoneRow): KeptPhone {
    const { country, is_verified: isVerified, way, sends, last_sent_at: lastAt } = row;
    return {
      number: this.#parts.cipher.decrypt(row.number, placeOf(traderId)),
      country,
      isVerified,
      way,
      sends: { count: sends, lastAt: lastAt.getTime() },
    };
  }
}

function placeOf(traderId: string): string {
  return `phone.number ${traderId}`;
}

async function countWrong(transaction: EntityManager, traderId: string): Promise<void> {
  await transaction.query("UPDATE phone SET wrong = wrong + 1 WHERE trader_id = $1", [traderId]);
}

async function useUp(transaction: EntityManager, traderId: string): Promise<void> {
  await transaction.query(
    "UPDATE phone SET code_hash = NULL, expires_at = NULL WHERE trader_id = $1",
    [traderId],
  );
}

/**
 * False where another account has confirmed the number. Who confirms it at the same moment is waited
 * for: both take the same lock.
 */
async function verify(
  transaction: EntityManager,
  traderId: string,
  numberHash: string,
): Promise<boolean> {
  await transaction.query("SELECT pg_advisory_xact_lock(hashtextextended($1, $2))", [
    numberHash,
    numberLock,
  ]);
  const [, count] = await transaction.query<[unknown[], number]>(
    `UPDATE phone SET verified_at = clock_timestamp()
      WHERE trader_id = $1 AND NOT EXISTS (
        SELECT FROM phone other
         WHERE other.number_hash = $2 AND other.verified_at IS NOT NULL)`,
    [traderId, numberHash],
  );
  return count === 1;
}

/** Any number that all our processes agree on. */
const numberLock = 7_337_471;
