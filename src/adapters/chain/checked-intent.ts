import { timingSafeEqual } from "node:crypto";
import {
  SignerRefused,
  type IntentSeals,
  type SealIntent,
} from "../../application/ports/chain-sender.ts";
import { parseAddress } from "../../domain/chain/address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { approvalText, intentText, type SendIntent } from "../../domain/send/send.ts";

/** What every signer checks by itself. */
export interface IntentRules {
  readonly seal: SealIntent;
  readonly network: ChainNetwork;
  readonly policy: () => SendPolicy;
  /** The addresses of cold storage, as this process was set up. */
  readonly cold?: ReadonlySet<string>;
}

/**
 * The address that a send may be signed for. What the database says is not enough: the seal shows that a proven
 * request asked for exactly this, and the address and the fee are checked again. Throws `SignerRefused`.
 */
export function checkedAddress(
  intent: SendIntent,
  given: IntentSeals,
  { seal, network, policy, cold }: IntentRules,
): string {
  const { sendId, chain, amount, fee, address } = intent;
  if (!isSame(seal(intentText(intent)), given.seal)) {
    throw new SignerRefused(`Send ${sendId} is not what was asked for`);
  }
  const { approval } = given;
  const isApproved =
    approval !== undefined &&
    approval.first !== approval.second &&
    isSame(seal(approvalText(intent, approval)), approval.seal);
  if (intent.needsApproval && !isApproved) {
    throw new SignerRefused(`Send ${sendId} was not approved by two of staff`);
  }
  const parsed = parseAddress(address, amount.asset, network);
  if (!parsed.ok || parsed.value.chain !== chain) {
    throw new SignerRefused(`Send ${sendId} goes to no address of its coin`);
  }
  if (intent.isCold === true && !cold?.has(parsed.value.text)) {
    throw new SignerRefused(`Send ${sendId} goes to no cold storage of ours`);
  }
  const most = amount.units * BigInt(policy().mostFeeBasisPoints);
  if (fee.units * 10_000n > most) throw new SignerRefused(`The fee of ${sendId} is too high`);
  return parsed.value.text;
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
