import type { DataSource, EntityManager } from "typeorm";
import { foldedName } from "../../../domain/account/folded-name.ts";
import { foldedColumn } from "../account/folded-column.ts";
import type { HelpedSeat, TeamSeat, VendorTeams } from "../../../application/ports/vendor-teams.ts";
import type { Refusal, Result } from "../../../domain/result/result.ts";
import type { Side } from "../../../domain/trade/trade.ts";
import type { HelperScope, InvitationFacts } from "../../../domain/vendor/team.ts";

interface SeatRow {
  readonly id: string;
  readonly username: string;
  readonly scopes: readonly HelperScope[];
  readonly invited_at: Date;
  readonly accepted_at: Date | null;
}

interface HelpedRow {
  readonly vendor_id: string;
  readonly username: string;
  readonly scopes: readonly HelperScope[];
}

interface HelperRow {
  readonly id: string;
  readonly is_blocked: boolean;
}

interface ChangedRow {
  readonly id: string;
  readonly version: number;
  readonly vendor_id: string;
  readonly helper_id: string;
}

const vendorBadge = "vendor";
const buyer: Side = "buyer";

/** Helpers of vendors as rows; what ended stays, for what was done then. */
export class PostgresVendorTeams implements VendorTeams {
  readonly #dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.#dataSource = dataSource;
  }

  async isVendor(traderId: string): Promise<boolean> {
    const rows = await this.#dataSource.query<unknown[]>(
      "SELECT FROM trader WHERE id = $1 AND badge = $2",
      [traderId, vendorBadge],
    );
    return rows.length > 0;
  }

  helpersOf(vendorId: string): Promise<readonly TeamSeat[]> {
    return this.#seats("vendor_id", "helper_id", vendorId);
  }

  vendorsOf(helperId: string): Promise<readonly TeamSeat[]> {
    return this.#seats("helper_id", "vendor_id", helperId);
  }

  async #seats(
    own: "vendor_id" | "helper_id",
    other: "vendor_id" | "helper_id",
    traderId: string,
  ): Promise<readonly TeamSeat[]> {
    const rows = await this.#dataSource.query<SeatRow[]>(
      `SELECT h.id, trader.username, h.scopes, h.invited_at, h.accepted_at
         FROM vendor_helper h JOIN trader ON trader.id = h.${other}
        WHERE h.${own} = $1 AND h.ended_at IS NULL ORDER BY h.invited_at, h.id`,
      [traderId],
    );
    return rows.map(({ invited_at, accepted_at, ...row }) => ({
      ...row,
      invitedAt: invited_at.getTime(),
      acceptedAt: accepted_at?.getTime(),
    }));
  }

  invite<Refused extends Refusal>(
    { id, vendorId, username, scopes }: Parameters<VendorTeams["invite"]>[0],
    judge: (facts: InvitationFacts) => Result<undefined, Refused>,
  ): Promise<Result<undefined, Refused>> {
    return this.#dataSource.transaction(async (transaction) => {
      const [vendor] = await transaction.query<{ is_vendor: boolean }[]>(
        "SELECT badge = $2 AS is_vendor FROM trader WHERE id = $1 FOR UPDATE",
        [vendorId, vendorBadge],
      );
      const [helper] = await transaction.query<HelperRow[]>(
        `SELECT trader.id, EXISTS (SELECT FROM contact c WHERE c.is_blocked
                  AND (c.owner_id, c.subject_id) IN ((trader.id, $2), ($2, trader.id))) AS is_blocked
           FROM trader WHERE ${foldedColumn("username")} = $1 AND erased_at IS NULL AND NOT is_demo`,
        [foldedName(username), vendorId],
      );
      const seats = await transaction.query<{ helper_id: string }[]>(
        "SELECT helper_id FROM vendor_helper WHERE vendor_id = $1 AND ended_at IS NULL",
        [vendorId],
      );
      const judged = judge({
        isVendor: vendor?.is_vendor ?? false,
        helper: helper && { isSelf: helper.id === vendorId, isBlocked: helper.is_blocked },
        isInTeam: seats.some((seat) => seat.helper_id === helper?.id),
        helpers: seats.length,
      });
      if (!judged.ok || !helper) return judged;
      await transaction.query(
        "INSERT INTO vendor_helper (id, vendor_id, helper_id, scopes, invited_at) VALUES ($1, $2, $3, $4, clock_timestamp())",
        [id, vendorId, helper.id, scopes],
      );
      await note(transaction, { id, version: 1 }, "invited", helper.id);
      return judged;
    });
  }

  async setScopes(vendorId: string, id: string, scopes: readonly HelperScope[]): Promise<boolean> {
    const isChanged = await this.#change(
      `SET version = version + 1, scopes = $3
        WHERE id = $1 AND vendor_id = $2 AND ended_at IS NULL AND scopes <> $3`,
      [id, vendorId, scopes],
      "changed",
    );
    if (isChanged) return true;
    const same = await this.#dataSource.query<unknown[]>(
      "SELECT FROM vendor_helper WHERE id = $1 AND vendor_id = $2 AND ended_at IS NULL",
      [id, vendorId],
    );
    return same.length > 0;
  }

  accept(helperId: string, id: string): Promise<boolean> {
    return this.#change(
      `SET version = version + 1, accepted_at = clock_timestamp()
        WHERE id = $1 AND helper_id = $2 AND accepted_at IS NULL AND ended_at IS NULL`,
      [id, helperId],
      "joined",
    );
  }

  end(traderId: string, id: string): Promise<boolean> {
    return this.#change(
      `SET version = version + 1, ended_at = clock_timestamp()
        WHERE id = $1 AND $2 IN (vendor_id, helper_id) AND ended_at IS NULL`,
      [id, traderId],
      "ended",
    );
  }

  /** The other one is told; `parameters` begin with the seat and who changes it. */
  #change(
    change: string,
    parameters: readonly [id: string, byId: string, ...unknown[]],
    what: "changed" | "joined" | "ended",
  ): Promise<boolean> {
    const [, byId] = parameters;
    return this.#dataSource.transaction(async (transaction) => {
      const [[seat]] = await transaction.query<[ChangedRow[], number]>(
        `UPDATE vendor_helper ${change} RETURNING id, version, vendor_id, helper_id`,
        [...parameters],
      );
      if (!seat) return false;
      const isByVendor = seat.vendor_id === byId;
      const ended = isByVendor ? "removed" : "left";
      const told = isByVendor ? seat.helper_id : seat.vendor_id;
      await note(transaction, seat, what === "ended" ? ended : what, told);
      return true;
    });
  }

  async seatAt(helperId: string, tradeId: string): Promise<HelpedSeat | undefined> {
    const [row] = await this.#dataSource.query<HelpedRow[]>(
      `${seatColumns} JOIN trade t ON h.vendor_id =
          CASE WHEN t.offer_owner = $4 THEN t.buyer_id ELSE t.seller_id END
        WHERE ${isRunning} AND t.id = $3 AND $1 NOT IN (t.buyer_id, t.seller_id)`,
      [helperId, vendorBadge, tradeId, buyer],
    );
    return row && seatOf(row);
  }

  async seatsOf(helperId: string): Promise<readonly HelpedSeat[]> {
    const rows = await this.#dataSource.query<HelpedRow[]>(
      `${seatColumns} WHERE ${isRunning} ORDER BY h.accepted_at`,
      [helperId, vendorBadge],
    );
    return rows.map(seatOf);
  }
}

const seatColumns = `SELECT h.vendor_id, vendor.username, h.scopes
  FROM vendor_helper h JOIN trader vendor ON vendor.id = h.vendor_id`;

const isRunning = `h.helper_id = $1 AND h.accepted_at IS NOT NULL AND h.ended_at IS NULL
  AND vendor.badge = $2`;

function seatOf({ vendor_id, username, scopes }: HelpedRow): HelpedSeat {
  return { vendorId: vendor_id, vendorName: username, scopes };
}

async function note(
  transaction: EntityManager,
  { id, version }: Pick<ChangedRow, "id" | "version">,
  kind: string,
  toldId: string,
): Promise<void> {
  await transaction.query(
    `INSERT INTO outbox (aggregate, aggregate_id, seq, kind, recipients, at)
     VALUES ('vendor-team', $1, $2, $3, ARRAY[$4], clock_timestamp())`,
    [id, version, kind, toldId],
  );
}
