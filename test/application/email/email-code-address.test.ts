import { createHash } from "node:crypto";
import { expect } from "chai";
import { noTwoFactor } from "../../../src/domain/account/two-factor.ts";
import { VerifyEmail } from "../../../src/application/email/verify-email.ts";
import { WriteEmailCode } from "../../../src/application/email/write-email-code.ts";
import type { CodeHash } from "../../../src/application/ports/code-hash.ts";
import type { EmailStore } from "../../../src/application/ports/email-store.ts";
import { defaultAccountPolicy } from "../../../src/domain/policy/default-policy.ts";

const hash: CodeHash = ({ traderId, address }, code) =>
  createHash("sha256").update(`${traderId} ${address} ${code}`).digest("hex");

/** An address that is changed at the moment between the writing of a letter and the storing of its code. */
class ChangingEmails implements EmailStore {
  email = "mine@example.org";
  kept: string | undefined;
  readonly changesTo: string | undefined;

  constructor(changesTo?: string) {
    this.changesTo = changesTo;
  }

  async stateOf() {
    const { email } = this;
    const state = { username: "ana", email, isVerified: false, sends: undefined, readAt: 0 };
    return { ...state, twoFactor: noTwoFactor };
  }
  async ownerOf() {
    return undefined;
  }
  async keepCode(_traderId: string, codeHash: string) {
    this.email = this.changesTo ?? this.email;
    this.kept = codeHash;
  }
  async confirm(_traderId: string, judge: Parameters<EmailStore["confirm"]>[1]) {
    const kept = this.kept ? { hash: this.kept, expiresAt: 1_000, wrong: 0 } : undefined;
    return judge(kept, 0) ?? "confirmed";
  }
  async requestCode() {
    return true;
  }
  async noteBounce() {}
}

async function outcomeOf(emails: ChangingEmails): Promise<string> {
  const policy = () => defaultAccountPolicy;
  const writer = new WriteEmailCode({ emails, makeCode: () => "123456", hash, policy });
  await writer.write({ traderId: "ana1" });
  const actor = { traderId: "ana1" } as Parameters<VerifyEmail["execute"]>[0];
  const outcome = await new VerifyEmail(emails, hash, policy).execute(actor, "123456");
  return outcome.ok ? "confirmed" : outcome.refusal.code;
}

describe("the code for an email address", () => {
  it("confirms the address that it was sent to", async () => {
    expect(await outcomeOf(new ChangingEmails())).to.equal("confirmed");
  });

  it("confirms no address that was entered while it was on its way", async () => {
    expect(await outcomeOf(new ChangingEmails("yours@example.org"))).to.equal("code_wrong");
  });
});
