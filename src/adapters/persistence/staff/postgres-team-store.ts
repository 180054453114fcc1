import type { DataSource, EntityManager } from "typeorm";
import { foldedColumn } from "../account/folded-column.ts";
import type {
  TeamChange,
  TeamEffect,
  TeamRecord,
  TeamStore,
} from "../../../application/ports/team-store.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import type { Team } from "../../../domain/staff/team.ts";
import { appendAudit } from "../audit/append-audit.ts";
import type { AuditSeal } from "../audit/audit-seal.ts";
import {
  invitationOf,
  memberOf,
  proposalOf,
  type InvitationRow,
  type MemberRow,
  type ProposalRow,
} from "./team-row.ts";

/** The team as rows. One change at a time: each builds on the result of the one before. */
export class PostgresTeamStore implements TeamStore {
  readonly #dataSource: DataSource;
  readonly #seal: AuditSeal;

  constructor(dataSource: DataSource, seal: AuditSeal) {
    this.#dataSource = dataSource;
    this.#seal = seal;
  }

  async view(proposalSeconds: number): Promise<TeamRecord> {
    const { manager } = this.#dataSource;
    const [members, proposals, invitations] = await Promise.all([
      this.#members(manager),
      this.#proposals(manager, proposalSeconds),
      manager.query<InvitationRow[]>(
        `SELECT username, code_name, role, expires_at FROM staff_invitation
          WHERE used_at IS NULL AND expires_at > clock_timestamp() AND username IS NOT NULL
          ORDER BY made_at DESC`,
      ),
    ]);
    return {
      members: members.map(memberOf),
      proposals: proposals.map(proposalOf),
      invitations: invitations.map(invitationOf),
    };
  }

  change<Refused extends Refusal>(
    proposalSeconds: number,
    decide: (team: Team) => Result<TeamChange, Refused>,
  ): Promise<Result<TeamChange, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      await transaction.query("LOCK TABLE staff_proposal IN SHARE ROW EXCLUSIVE MODE");
      const members = await this.#members(transaction);
      const proposals = await this.#proposals(transaction, proposalSeconds);
      const decided = decide({
        members: members.map(memberOf),
        proposals: proposals.map(proposalOf),
      });
      if (decided.ok) await this.#write(transaction, decided.value);
      return decided;
    });
  }

  #members(manager: EntityManager): Promise<MemberRow[]> {
    return manager.query<MemberRow[]>(
      `SELECT s.id, s.username, s.code_name, s.role, s.created_at,
              s.disabled_at IS NULL AS is_active, s.totp_enrolled_at IS NOT NULL AS has_factor,
              (SELECT max(started_at) FROM staff_session WHERE staff_id = s.id) AS last_sign_in_at,
              (SELECT count(*)::integer FROM dispute_case c
                WHERE c.worker_id = s.id AND c.closed_at IS NULL) AS open_cases,
              (SELECT coalesce(json_agg(json_build_object('traderId', t.id, 'username', t.username,
                        'declaredAt', a.declared_at) ORDER BY a.declared_at, t.id), '[]')
                 FROM staff_trader_account a JOIN trader t ON t.id = a.trader_id
                WHERE a.staff_id = s.id) AS declared
         FROM staff s ORDER BY ${foldedColumn("s.username")}`,
    );
  }

  #proposals(manager: EntityManager, seconds: number): Promise<ProposalRow[]> {
    return manager.query<ProposalRow[]>(
      `SELECT id, matter, reason, proposed_by, proposed_at,
              proposed_at + make_interval(secs => $1) AS until
         FROM staff_proposal
        WHERE closed_at IS NULL AND proposed_at > clock_timestamp() - make_interval(secs => $1)
        ORDER BY proposed_at, id`,
      [seconds],
    );
  }

  async #write(transaction: EntityManager, change: TeamChange): Promise<void> {
    const { propose, close, effect, audit } = change;
    if (propose) {
      const { id, matter, reason, proposedBy } = propose;
      await transaction.query(
        "INSERT INTO staff_proposal (id, matter, reason, proposed_by) VALUES ($1, $2, $3, $4)",
        [id, matter, reason, proposedBy],
      );
    }
    if (close) {
      await transaction.query(
        `UPDATE staff_proposal
            SET closed_by = $2, closed_at = clock_timestamp(), is_confirmed = $3
          WHERE id = $1`,
        [close.proposalId, close.closedBy, close.isConfirmed],
      );
    }
    if (effect) await carryOut(transaction, effect);
    await appendAudit(transaction, this.#seal, [audit]);
  }
}

async function carryOut(transaction: EntityManager, effect: TeamEffect): Promise<void> {
  if (effect.kind === "invite") {
    const { tokenHash, role, username, codeName, seconds } = effect;
    await transaction.query(
      `INSERT INTO staff_invitation (token_hash, role, username, code_name, expires_at)
       VALUES (decode($1, 'hex'), $2, $3, $4, clock_timestamp() + make_interval(secs => $5))`,
      [tokenHash, role, username, codeName, seconds],
    );
    return;
  }
  const { staffId } = effect;
  switch (effect.kind) {
    case "change_role":
      await transaction.query("SELECT set_staff_role($1, $2)", [staffId, effect.to]);
      break;
    case "reset_factor":
      await transaction.query(
        `UPDATE staff SET totp_secret = NULL, totp_enrolled_at = NULL, enrolment_hash = NULL,
                enrolment_until = NULL
          WHERE id = $1`,
        [staffId],
      );
      // Whoever has to be kept out may have added one.
      await transaction.query("DELETE FROM staff_passkey WHERE staff_id = $1", [staffId]);
      break;
    case "disable":
      await transaction.query("UPDATE staff SET disabled_at = clock_timestamp() WHERE id = $1", [
        staffId,
      ]);
      break;
    case "enable":
      await transaction.query("UPDATE staff SET disabled_at = NULL WHERE id = $1", [staffId]);
      break;
  }
  // Earlier sessions never count again: an account that is reopened has none.
  await transaction.query(
    "UPDATE staff SET credentials_changed_at = clock_timestamp() WHERE id = $1",
    [staffId],
  );
}
