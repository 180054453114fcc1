import { ContainerModule } from "inversify";
import { securityEventRoutes } from "../adapters/http/inbound/admin/security-event-routes.ts";
import { addressHasher } from "../adapters/identity/address-hash.ts";
import { PostgresSecurityEvents } from "../adapters/persistence/security/postgres-security-events.ts";
import type { SecurityEventStore } from "../application/ports/security-events.ts";
import { ListSecurityEvents } from "../application/security/list-security-events.ts";
import { RecordSecurityEvents } from "../application/security/record-security-events.ts";
import { inRounds } from "./background-task.ts";
import { served, type Feature } from "./feature.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the parts that record security events. */
const securityTokens = {
  store: token<SecurityEventStore>("securityEventStore"),
  recorder: token<RecordSecurityEvents>("recordSecurityEvents"),
  listSecurityEvents: token<ListSecurityEvents>("listSecurityEvents"),
};

const parts = (sessionSecret: Uint8Array) =>
  new ContainerModule(({ bind }) => {
    const t = securityTokens;
    bind(t.store).toResolvedValue((pool) => new PostgresSecurityEvents(pool), [tokens.dataSource]);
    bind(t.recorder).toResolvedValue(
      (store, metrics, logger) =>
        new RecordSecurityEvents({
          store,
          hashAddress: addressHasher(sessionSecret),
          count: (name) => metrics.countSecurityEvent(name),
          tell: (security) => logger.warn({ security }, "security event"),
        }),
      [t.store, tokens.metrics, tokens.logger],
    );
    bind(tokens.securityEvents).toResolvedValue((recorder) => recorder, [t.recorder]);
    bind(t.listSecurityEvents).toResolvedValue(
      (store, recorder, audit) => new ListSecurityEvents(store, recorder, audit),
      [t.store, t.recorder, staffTokens.auditLog],
    );
  });

/** Every process writes what it noted; what it noted last, when it stops. */
const writing = inRounds({
  pauseMs: 10_000,
  failed: "security events were not written",
  round: (found) => {
    const recorder = found.get(securityTokens.recorder);
    return () => recorder.write();
  },
});

/** Security events: noted by everybody through `tokens.securityEvents`, read by admins. */
export const security: Feature = {
  module: ({ secrets }) => parts(secrets.session),
  consoleRoutes: () => [served(securityEventRoutes, securityTokens)],
  tasks: [
    (found, config) => {
      const stop = writing(found, config);
      return async () => {
        await stop();
        await found
          .get(securityTokens.recorder)
          .write()
          .catch(() => undefined);
      };
    },
  ],
};
