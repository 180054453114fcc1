import { ContainerModule } from "inversify";
import { recoveryRoutes } from "../adapters/http/inbound/account/recovery-routes.ts";
import { PostgresRecoveryStore } from "../adapters/persistence/recovery/postgres-recovery-store.ts";
import type { RecoveryStore } from "../application/ports/recovery-store.ts";
import { AskRecovery } from "../application/recovery/ask-recovery.ts";
import { DisownSignIn } from "../application/recovery/disown-sign-in.ts";
import { Recover } from "../application/recovery/recover.ts";
import { WriteNewDevice } from "../application/recovery/write-new-device.ts";
import { WriteRecovery } from "../application/recovery/write-recovery.ts";
import { accountTokens } from "./account-module.ts";
import { served, type Feature } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the way back in for who lost their password. */
export const recoveryTokens = {
  recoveries: token<RecoveryStore>("recoveries"),
  askRecovery: token<AskRecovery>("askRecovery"),
  recover: token<Recover>("recover"),
  writeRecovery: token<WriteRecovery>("writeRecovery"),
  writeNewDevice: token<WriteNewDevice>("writeNewDevice"),
  disownSignIn: token<DisownSignIn>("disownSignIn"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = recoveryTokens;
  const a = accountTokens;
  bind(t.recoveries).toResolvedValue(
    (pool) => new PostgresRecoveryStore(pool),
    [tokens.dataSource],
  );
  bind(t.askRecovery).toResolvedValue(
    (recoveries, gate, attempts, policy) => new AskRecovery({ recoveries, gate, attempts, policy }),
    [t.recoveries, a.botGate, a.attempts, policyTokens.account],
  );
  bind(t.recover).toResolvedValue(
    (recoveries, sessionTokens, hasher, commonPasswords, policy) =>
      new Recover({
        recoveries,
        tokens: sessionTokens,
        hasher,
        commonPasswords,
        policy: () => policy().password,
      }),
    [t.recoveries, a.sessionTokens, a.hasher, a.commonPasswords, policyTokens.account],
  );
  bind(t.writeRecovery).toResolvedValue(
    (recoveries, sessionTokens, policy) =>
      new WriteRecovery({ recoveries, tokens: sessionTokens, policy }),
    [t.recoveries, a.sessionTokens, policyTokens.account],
  );
  bind(t.writeNewDevice).toResolvedValue(
    (recoveries, sessionTokens, policy) =>
      new WriteNewDevice({ recoveries, tokens: sessionTokens, policy }),
    [t.recoveries, a.sessionTokens, policyTokens.account],
  );
  bind(t.disownSignIn).toResolvedValue(
    (recoveries, sessionTokens, hasher, security) =>
      new DisownSignIn({ recoveries, tokens: sessionTokens, hasher, security }),
    [t.recoveries, a.sessionTokens, a.hasher, tokens.securityEvents],
  );
});

/** Recovery: a new password, by a link that is sent to a confirmed address. */
export const recovery: Feature = {
  module: parts,
  routes: () => [served(recoveryRoutes, recoveryTokens)],
};
