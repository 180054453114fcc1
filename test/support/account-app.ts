import { accountTokens } from "../../src/composition/account-module.ts";
import { override } from "../../src/composition/container.ts";
import { policyTokens } from "../../src/composition/policy-module.ts";
import type { AccountPolicy } from "../../src/domain/account/account-policy.ts";
import { defaultAccountPolicy } from "../../src/domain/policy/default-policy.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** The account settings of the application. */
interface AccountSettings {
  readonly policy: AccountPolicy;
  /** The verification level that an account begins with. */
  readonly initialLevel: number;
}

/** The application without a limit on new accounts, unless the policy says otherwise. */
export function startAccountApp({
  policy = { ...defaultAccountPolicy, register: { most: 1_000, windowSeconds: 60 } },
  initialLevel = 1,
}: Partial<AccountSettings> = {}): Promise<TestApp> {
  return startTestApp({}, [
    override(policyTokens.account, () => policy),
    override(accountTokens.initialLevel, initialLevel),
  ]);
}
