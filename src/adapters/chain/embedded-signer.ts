import { timingSafeEqual } from "node:crypto";
import {
  SignerRefused,
  type SealIntent,
  type Signer,
} from "../../application/ports/chain-sender.ts";
import { parseAddress } from "../../domain/chain/address.ts";
import type { ChainNetwork } from "../../domain/chain/chain.ts";
import type { SendPolicy } from "../../domain/send/send-policy.ts";
import { approvalText, intentText } from "../../domain/send/send.ts";
import { signSpend } from "./embedded-transaction.ts";

/** What a signer of a demo's chains knows. */
interface SignerParts {
  readonly key: Uint8Array;
  readonly seal: SealIntent;
  readonly network: ChainNetwork;
  readonly tether: string;
  readonly policy: () => SendPolicy;
}

/**
 * Signs for the hot wallet of a demo. What the database says is not enough: the seal shows that a
 * proven request asked for exactly this, and the address and the fee are checked again.
 */
export function embeddedSigner(parts: SignerParts): Signer {
  const { key, seal, network, tether, policy } = parts;
  return {
    async sign(intent, given, number) {
      const { sendId, amount, fee, address } = intent;
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
      if (!parsed.ok) throw new SignerRefused(`Send ${sendId} goes to no address of its coin`);
      const most = amount.units * BigInt(policy().mostFeeBasisPoints);
      if (fee.units * 10_000n > most) throw new SignerRefused(`The fee of ${sendId} is too high`);
      const token = amount.asset === "USDT" ? tether : undefined;
      const { units } = amount;
      const spend = { number, address: parsed.value.text, token, units };
      return signSpend({ ...spend, fee: intent.networkFee.units }, key);
    },
  };
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
