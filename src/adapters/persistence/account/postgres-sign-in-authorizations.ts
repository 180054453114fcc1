import type { DataSource, EntityManager } from "typeorm";
import { revokeApiKeys } from "../api-key/api-key-rows.ts";
import type { TokenHash } from "../../../application/ports/session-tokens.ts";
import type {
  AskingDevice,
  ReadAuthorization,
  SignInAuthorizations,
  WaitingSignIn,
} from "../../../application/ports/sign-in-authorizations.ts";
import type { SessionPolicy } from "../../../domain/account/account-policy.ts";
import {
  authorizationState,
  type AuthorizationAnswer,
} from "../../../domain/account/sign-in-authorization.ts";
import { lockAccount, noteAccountChange } from "./account-lock.ts";
import { isAlive } from "./session-rows.ts";

interface AuthorizationRow {
  readonly id: string;
  readonly agent: string;
  readonly is_own: boolean;
  readonly asked_at: Date;
  readonly answer: AuthorizationAnswer | null;
  readonly now: Date;
}

const columns = "id, agent, asked_at, answer, clock_timestamp() AS now";
const names = { session: "session", owner: "trader" };

/** Sign-ins that wait for their owner, one row for each account and device. */
export class PostgresSignInAuthorizations implements SignInAuthorizations {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async isWanted(traderId: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM preference WHERE trader_id = $1 AND confirms_new_devices",
      [traderId],
    );
    return rows.length > 0;
  }

  turn(
    traderId: string,
    device: AskingDevice,
    session: SessionPolicy,
    decide: Parameters<SignInAuthorizations["turn"]>[3],
  ): ReturnType<SignInAuthorizations["turn"]> {
    return this.#dataSource.transaction(async (transaction) => {
      await lockAccount(transaction, traderId);
      const rows = await transaction.query<AuthorizationRow[]>(
        `SELECT ${columns}, device_hash = decode($2, 'hex') AS is_own
           FROM sign_in_authorization WHERE trader_id = $1`,
        [traderId, device.hash],
      );
      const { is_anywhere: isAnywhere, now } = await whereElse(transaction, traderId, session);
      const own = rows.find((row) => row.is_own);
      const othersWaiting = rows.filter(
        (row) => !row.is_own && authorizationState(askedOf(row), now.getTime()) === "pending",
      ).length;
      const situation = { own: own && askedOf(own), othersWaiting, isAnywhere };
      const turn = decide(situation, now.getTime());
      if (turn === "use") await remove(transaction, traderId, device.hash);
      if (turn === "ask") {
        await remove(transaction, traderId, device.hash);
        await transaction.query(
          `INSERT INTO sign_in_authorization (id, trader_id, device_hash, agent, asked_at)
           VALUES ($1, $2, decode($3, 'hex'), $4, clock_timestamp())`,
          [device.id, traderId, device.hash, device.agent],
        );
        await noteAccountChange(transaction, traderId, "sign_in_asked");
      }
      return turn;
    });
  }

  async ofDevice(hash: TokenHash): Promise<ReadAuthorization | undefined> {
    const [row] = await this.#dataSource.query<AuthorizationRow[]>(
      `SELECT ${columns} FROM sign_in_authorization
        WHERE device_hash = decode($1, 'hex') ORDER BY asked_at DESC LIMIT 1`,
      [hash],
    );
    return row && readOf(row);
  }

  async unanswered(traderId: string): Promise<readonly (WaitingSignIn & ReadAuthorization)[]> {
    const rows = await this.#dataSource.query<AuthorizationRow[]>(
      `SELECT ${columns} FROM sign_in_authorization
        WHERE trader_id = $1 AND answer IS NULL ORDER BY asked_at, id`,
      [traderId],
    );
    return rows.map((row) => ({ ...readOf(row), id: row.id, agent: row.agent }));
  }

  answer(
    traderId: string,
    { id, answer, endsOthers, kept }: Parameters<SignInAuthorizations["answer"]>[1],
    decide: Parameters<SignInAuthorizations["answer"]>[2],
  ): Promise<boolean | undefined> {
    return this.#dataSource.transaction(async (transaction) => {
      const [row] = await transaction.query<AuthorizationRow[]>(
        `SELECT ${columns} FROM sign_in_authorization WHERE trader_id = $1 AND id = $2 FOR UPDATE`,
        [traderId, id],
      );
      if (!row) return undefined;
      if (!decide(askedOf(row), row.now.getTime())) return false;
      await transaction.query("UPDATE sign_in_authorization SET answer = $2 WHERE id = $1", [
        id,
        answer,
      ]);
      if (endsOthers) {
        await transaction.query(
          `UPDATE session SET revoked_at = clock_timestamp()
            WHERE trader_id = $1 AND token_hash <> decode($2, 'hex') AND revoked_at IS NULL`,
          [traderId, kept],
        );
        await revokeApiKeys(transaction, traderId);
      }
      return true;
    });
  }
}

async function whereElse(
  transaction: EntityManager,
  traderId: string,
  { idleSeconds, absoluteSeconds }: SessionPolicy,
): Promise<{ readonly is_anywhere: boolean; readonly now: Date }> {
  const [row] = await transaction.query<{ is_anywhere: boolean; now: Date }[]>(
    `SELECT clock_timestamp() AS now, EXISTS (
       SELECT FROM session JOIN trader ON trader.id = session.trader_id
        WHERE session.trader_id = $1 AND ${isAlive(names, "$2", "$3")}) AS is_anywhere`,
    [traderId, idleSeconds, absoluteSeconds],
  );
  if (!row) throw new Error("The sessions of a trader were not read");
  return row;
}

async function remove(transaction: EntityManager, traderId: string, hash: TokenHash) {
  await transaction.query(
    `DELETE FROM sign_in_authorization WHERE trader_id = $1 AND device_hash = decode($2, 'hex')`,
    [traderId, hash],
  );
}

function askedOf({ asked_at: askedAt, answer }: AuthorizationRow) {
  return { askedAt: askedAt.getTime(), answer: answer ?? undefined };
}

function readOf(row: AuthorizationRow): ReadAuthorization {
  return { ...askedOf(row), readAt: row.now.getTime() };
}
