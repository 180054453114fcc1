import type {
  EarlierTransaction,
  SealedApproval,
} from "../../../application/ports/chain-sender.ts";
import type { ShownSend, StoredSend } from "../../../application/ports/send-store.ts";
import type { ChainCode } from "../../../domain/chain/chain.ts";
import type { RealAsset } from "../../../domain/money/asset.ts";
import { money } from "../../../domain/money/money.ts";
import { platformOwner } from "../../../domain/send/cold-move.ts";
import {
  lightningName,
  type HoldReason,
  type Send,
  type SendState,
  type SendTarget,
} from "../../../domain/send/send.ts";

/** A send as its table has it. */
export interface SendRow {
  readonly id: string;
  readonly version: number;
  /** Null: a move to cold storage. */
  readonly trader_id: string | null;
  readonly recipient_id: string | null;
  readonly chain: ChainCode | typeof lightningName | null;
  readonly payment_hash: string | null;
  readonly payee: string | null;
  readonly expires_at: Date | null;
  readonly address: string | null;
  readonly asset: RealAsset;
  readonly amount: string;
  readonly fee: string;
  readonly network_fee_asset: RealAsset | null;
  readonly network_fee: string | null;
  readonly state: SendState;
  readonly held_until: Date | null;
  readonly hold_reasons: readonly HoldReason[];
  readonly seal: string | null;
  readonly needs_approval: boolean;
  readonly approved_by: string | null;
  readonly second_by: string | null;
  readonly approval_seal: string | null;
  readonly transaction: string | null;
  readonly raw: string | null;
  readonly paid_fee: string | null;
  readonly change: string | null;
  readonly number: number | null;
  readonly signed_at: Date | null;
  readonly raise_asked: number | null;
  readonly earlier: readonly EarlierRow[];
  readonly requested_at: Date;
}

/** The columns of `SendRow`; the send is `s`. */
export const sendColumns = `s.id, s.version, s.trader_id, s.recipient_id, s.chain, s.address, s.asset, s.payment_hash, s.payee,
  (SELECT l.expires_at FROM lightning_payment l WHERE l.id = s.payment_hash) AS expires_at,
  s.amount::text AS amount, s.fee::text AS fee, s.network_fee_asset,
  s.network_fee::text AS network_fee, s.state, s.held_until, s.hold_reasons, s.seal, s.needs_approval,
  s.approved_by, s.second_by, s.approval_seal, s.transaction,
  s.raw, s.paid_fee::text AS paid_fee, s.change::text AS change, s.number, s.signed_at, s.raise_asked, ${earlierOf("s.id")} AS earlier, s.requested_at`;

/** A transaction that another one replaced, as a row. */
export interface EarlierRow {
  readonly transaction: string;
  readonly raw: string;
  readonly paidFee: string | null;
  readonly change: string | null;
}

export function earlierIn(rows: readonly EarlierRow[]): readonly EarlierTransaction[] {
  return rows.map(({ transaction, raw, paidFee, change }) => ({
    transaction,
    raw,
    ...(paidFee !== null && { paidFee: BigInt(paidFee) }),
    ...(change !== null && { change: BigInt(change) }),
  }));
}

/** What was signed before for the subject named by an expression, the oldest first. */
export function earlierOf(subject: string): string {
  return `coalesce((SELECT json_agg(json_build_object('transaction', e.id, 'raw', e.raw,
      'paidFee', e.paid_fee::text, 'change', e.change::text) ORDER BY e.place)
    FROM earlier_transaction e WHERE e.subject = ${subject}), '[]')`;
}

/** A row as its owner sees the send. */
export function shownOf(row: SendRow & { readonly recipient: string | null }): ShownSend {
  return {
    ...sendOf(row),
    recipient: row.recipient ?? undefined,
    transaction: row.transaction ?? undefined,
    replaced: row.earlier.length,
    requestedAt: row.requested_at.getTime(),
  };
}

/** A row as whoever carries the send out needs it; undefined for one to no address. */
export function storedOf(row: SendRow): StoredSend | undefined {
  const { target, ...send } = sendOf(row);
  const { network_fee_asset: asset, network_fee: units, seal, transaction, raw } = row;
  if (target.kind !== "address" || asset === null || units === null || seal === null) {
    return undefined;
  }
  return {
    ...send,
    target,
    version: row.version,
    networkFee: money(asset, BigInt(units)),
    seal,
    needsApproval: row.needs_approval,
    firstApproval: row.approved_by ?? undefined,
    approval: approvalOf(row),
    signed: transaction !== null && raw !== null ? { transaction, raw } : undefined,
    paidFee: row.paid_fee === null ? undefined : BigInt(row.paid_fee),
    number: row.number ?? undefined,
    signedAt: row.signed_at?.getTime(),
    raiseAsked: row.raise_asked ?? undefined,
    change: row.change === null ? undefined : BigInt(row.change),
    earlier: earlierIn(row.earlier),
  };
}

function approvalOf(row: SendRow): SealedApproval | undefined {
  const { approved_by: first, second_by: second, approval_seal: seal } = row;
  return first === null || second === null || seal === null ? undefined : { first, second, seal };
}

function sendOf(row: SendRow): Send {
  const { id, asset, state } = row;
  return {
    id,
    traderId: row.trader_id ?? platformOwner,
    amount: money(asset, BigInt(row.amount)),
    fee: money(asset, BigInt(row.fee)),
    target: targetOf(row),
    state,
    heldUntil: row.held_until?.getTime(),
    holdReasons: row.hold_reasons,
  };
}

function targetOf(row: SendRow): SendTarget {
  const { id, recipient_id: recipientId, chain, address } = row;
  if (recipientId !== null) return { kind: "person", recipientId };
  if (chain === null || address === null) throw new Error(`Send ${id} goes nowhere`);
  if (chain === lightningName) {
    const { payment_hash: hash, payee, expires_at: expiresAt } = row;
    if (hash === null || payee === null || !expiresAt) throw new Error(`${id} pays no invoice`);
    return { kind: "invoice", invoice: address, hash, payee, expiresAt: expiresAt.getTime() };
  }
  return { kind: "address", chain, address };
}
