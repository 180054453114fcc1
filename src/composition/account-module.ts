import { ContainerModule } from "inversify";
import { accountRoutes } from "../adapters/http/inbound/account/account-routes.ts";
import { securityRoutes } from "../adapters/http/inbound/account/security-routes.ts";
import { SessionGate } from "../adapters/http/inbound/account/session-gate.ts";
import type { Gate } from "../adapters/http/inbound/gate.ts";
import { Argon2PasswordHasher } from "../adapters/identity/argon2-password-hasher.ts";
import { ListedPasswords } from "../adapters/identity/listed-passwords.ts";
import { ProofOfWork } from "../adapters/identity/proof-of-work.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { RandomSessionTokens } from "../adapters/identity/random-session-tokens.ts";
import { PostgresKnownDevices } from "../adapters/persistence/account/postgres-known-devices.ts";
import { PostgresOwnAccountStore } from "../adapters/persistence/account/postgres-own-account-store.ts";
import { PostgresSessionStore } from "../adapters/persistence/account/postgres-session-store.ts";
import { PostgresTraderStore } from "../adapters/persistence/account/postgres-trader-store.ts";
import { BotGate } from "../application/account/bot-gate.ts";
import { ChangePassword } from "../application/account/change-password.ts";
import { ChangeUsername } from "../application/account/change-username.ts";
import { CheckPlace } from "../application/account/check-place.ts";
import { CheckPassword } from "../application/account/check-password.ts";
import { ConfirmPassword } from "../application/account/confirm-password.ts";
import { EndOtherSessions } from "../application/account/end-other-sessions.ts";
import { EndSession } from "../application/account/end-session.ts";
import { ProveIdentity } from "../application/account/prove-identity.ts";
import { IdentifySession } from "../application/account/identify-session.ts";
import { ListSessions } from "../application/account/list-sessions.ts";
import { LogIn } from "../application/account/log-in.ts";
import { LogOut } from "../application/account/log-out.ts";
import { OpenSession } from "../application/account/open-session.ts";
import { RegisterTrader } from "../application/account/register-trader.ts";
import { SignInGate } from "../application/account/sign-in-gate.ts";
import { ViewCurrentUser, type HasActiveTrades } from "../application/account/view-current-user.ts";
import type { BotCheck } from "../application/ports/bot-check.ts";
import type { CommonPasswords } from "../application/ports/common-passwords.ts";
import type { OwnAccountStore } from "../application/ports/own-account-store.ts";
import type { OwnSessions } from "../application/ports/own-sessions.ts";
import type { PasswordHasher } from "../application/ports/password-hasher.ts";
import type { SessionStore } from "../application/ports/session-store.ts";
import type { SessionTokens } from "../application/ports/session-tokens.ts";
import type { TraderStore } from "../application/ports/trader-store.ts";
import { token, tokens } from "./tokens.ts";
import type { Config } from "./config.ts";
import { authorizationTokens } from "./sign-in-authorization-module.ts";
import { factorTokens } from "./factor-module.ts";
import { served, type Feature } from "./feature.ts";
import { announcementTokens } from "./announcement-module.ts";
import { policyTokens } from "./policy-module.ts";

/** The names of the parts of the feature account. */
export const accountTokens = {
  /** The verification level that an account begins with. */
  initialLevel: token<number>("initialLevel"),
  traders: token<TraderStore>("traders"),
  sessions: token<SessionStore>("sessions"),
  sessionTokens: token<SessionTokens>("sessionTokens"),
  attempts: factorTokens.attempts,
  hasher: token<PasswordHasher>("hasher"),
  commonPasswords: token<CommonPasswords>("commonPasswords"),
  openSession: token<OpenSession>("openSession"),
  checkPassword: token<CheckPassword>("checkPassword"),
  botCheck: token<BotCheck>("botCheck"),
  botGate: token<BotGate>("botGate"),
  signInGate: token<SignInGate>("signInGate"),
  registerTrader: token<RegisterTrader>("registerTrader"),
  logIn: token<LogIn>("logIn"),
  logOut: token<LogOut>("logOut"),
  confirmPassword: token<ConfirmPassword>("confirmPassword"),
  proveIdentity: token<ProveIdentity>("proveIdentity"),
  checkPlace: token<CheckPlace>("checkPlace"),
  identifySession: token<IdentifySession>("identifySession"),
  viewCurrentUser: token<ViewCurrentUser>("viewCurrentUser"),
  ownAccounts: token<OwnAccountStore>("ownAccounts"),
  ownSessions: token<OwnSessions>("ownSessions"),
  changeUsername: token<ChangeUsername>("changeUsername"),
  changePassword: token<ChangePassword>("changePassword"),
  listSessions: token<ListSessions>("listSessions"),
  endSession: token<EndSession>("endSession"),
  endOtherSessions: token<EndOtherSessions>("endOtherSessions"),
  hasActiveTrades: token<HasActiveTrades>("hasActiveTrades"),
  gate: token<Gate>("gate"),
};

function parts(config: Config, sessionSecret: Uint8Array): ContainerModule {
  const { brandName } = config;
  const t = accountTokens;
  const commonPasswords = new ListedPasswords(brandName);
  return new ContainerModule(({ bind }) => {
    bind(t.commonPasswords).toConstantValue(commonPasswords);
    bind(t.initialLevel).toConstantValue(initialLevelOf(config));
    bind(t.traders).toResolvedValue((pool) => new PostgresTraderStore(pool), [tokens.dataSource]);
    bind(t.sessions).toResolvedValue((pool) => new PostgresSessionStore(pool), [tokens.dataSource]);
    bind(t.sessionTokens).toConstantValue(new RandomSessionTokens());
    // One per process: its queue is what bounds the work.
    bind(t.hasher).toConstantValue(new Argon2PasswordHasher());
    bind(t.hasActiveTrades).toResolvedValue(
      (views) => (traderId: string) => views.hasActive(traderId),
      [tokens.tradeViews],
    );
    bind(t.openSession).toResolvedValue(
      (sessions, sessionTokens, places) => new OpenSession(sessions, sessionTokens, places),
      [t.sessions, t.sessionTokens, tokens.addressCountries],
    );
    bind(t.checkPassword).toResolvedValue(
      (attempts, hasher) => new CheckPassword(attempts, hasher),
      [t.attempts, t.hasher],
    );
    bind(t.botCheck).toResolvedValue(
      (attempts, policy): BotCheck =>
        new ProofOfWork({
          secret: sessionSecret,
          attempts,
          answerSeconds: () => policy().work.answerSeconds,
          now: Date.now,
        }),
      [t.attempts, policyTokens.account],
    );
    bind(t.botGate).toResolvedValue(
      (attempts, check, policy, security) =>
        new BotGate(attempts, check, () => policy().work, security),
      [t.attempts, t.botCheck, policyTokens.account, tokens.securityEvents],
    );
    bind(t.signInGate).toResolvedValue(
      (gate, sessionTokens, pool) => {
        const devices = new PostgresKnownDevices(pool, "session");
        return new SignInGate({ gate, devices, tokens: sessionTokens, scope: "log-in" });
      },
      [t.botGate, t.sessionTokens, tokens.dataSource],
    );
    bind(t.registerTrader).toResolvedValue(
      (traders, openSession, gate, attempts, hasher, policy, initialLevel, places, start) =>
        new RegisterTrader({
          traders,
          openSession,
          gate,
          attempts,
          hasher,
          commonPasswords,
          newId,
          policy,
          places,
          idFirstCountries: () => start().idFirstCountries,
          initialLevel,
          brandName,
        }),
      [
        t.traders,
        t.openSession,
        t.botGate,
        t.attempts,
        t.hasher,
        policyTokens.account,
        t.initialLevel,
        tokens.addressCountries,
        policyTokens.start,
      ],
    );
    bind(t.logIn).toResolvedValue(
      (traders, signInGate, checkPassword, checkFactor, authorizeSignIn, ...rest) => {
        const [openSession, policy, security] = rest;
        const checks = { signInGate, checkPassword, checkFactor, authorizeSignIn };
        return new LogIn({ traders, ...checks, openSession, policy, security });
      },
      [
        t.traders,
        t.signInGate,
        t.checkPassword,
        factorTokens.checkFactor,
        authorizationTokens.authorizeSignIn,
        t.openSession,
        policyTokens.account,
        tokens.securityEvents,
      ],
    );
    bind(t.logOut).toResolvedValue(
      (sessions, sessionTokens) => new LogOut(sessions, sessionTokens),
      [t.sessions, t.sessionTokens],
    );
    bind(t.confirmPassword).toResolvedValue(
      (traders, checkPassword, policy) => new ConfirmPassword(traders, checkPassword, policy),
      [t.traders, t.checkPassword, policyTokens.account],
    );
    bind(t.proveIdentity).toResolvedValue(
      (confirmPassword, checkFactor, checkPasskey, traders, policy) =>
        new ProveIdentity({ confirmPassword, checkFactor, checkPasskey, traders, policy }),
      [
        t.confirmPassword,
        factorTokens.checkFactor,
        factorTokens.checkPasskey,
        t.traders,
        policyTokens.whole,
      ],
    );
    bind(t.checkPlace).toResolvedValue(
      (places, start) =>
        new CheckPlace({
          places,
          networks: config.blockedNetworks,
          countries: () => start().watchedCountries,
        }),
      [tokens.addressCountries, policyTokens.start],
    );
    bind(t.identifySession).toResolvedValue(
      (sessions, sessionTokens, policy, places, checkPlace, cases, shown) =>
        new IdentifySession({
          sessions,
          tokens: sessionTokens,
          policy,
          places,
          checkPlace,
          cases,
          blockedIn: (country) => shown.blockedIn(country),
        }),
      [
        t.sessions,
        t.sessionTokens,
        policyTokens.account,
        tokens.addressCountries,
        t.checkPlace,
        tokens.ownCases,
        announcementTokens.shownAnnouncements,
      ],
    );
    bind(t.viewCurrentUser).toResolvedValue(
      (traders, hasActiveTrades) => new ViewCurrentUser(traders, hasActiveTrades),
      [t.traders, t.hasActiveTrades],
    );
    bind(t.ownAccounts).toResolvedValue(
      (pool) => new PostgresOwnAccountStore(pool),
      [tokens.dataSource],
    );
    bind(t.ownSessions).toResolvedValue(
      (pool) => new PostgresSessionStore(pool),
      [tokens.dataSource],
    );
    bind(t.changeUsername).toResolvedValue(
      (own, policy) => new ChangeUsername(own, brandName, () => policy().username),
      [t.ownAccounts, policyTokens.account],
    );
    bind(t.changePassword).toResolvedValue(
      (traders, accounts, confirmPassword, proveIdentity, hasher, openSession, policy) =>
        new ChangePassword({
          traders,
          accounts,
          confirmPassword,
          proveIdentity,
          hasher,
          commonPasswords,
          openSession,
          policy: () => policy().password,
        }),
      [
        t.traders,
        t.ownAccounts,
        t.confirmPassword,
        t.proveIdentity,
        t.hasher,
        t.openSession,
        policyTokens.account,
      ],
    );
    bind(t.listSessions).toResolvedValue(
      (sessions, sessionTokens, policy) =>
        new ListSessions(sessions, sessionTokens, () => policy().session),
      [t.ownSessions, t.sessionTokens, policyTokens.account],
    );
    bind(t.endSession).toResolvedValue(
      (sessions, sessionTokens, proveIdentity, policy) =>
        new EndSession({
          sessions,
          tokens: sessionTokens,
          proveIdentity,
          policy: () => policy().session,
        }),
      [t.ownSessions, t.sessionTokens, t.proveIdentity, policyTokens.account],
    );
    bind(t.endOtherSessions).toResolvedValue(
      (sessions, sessionTokens, proveIdentity) =>
        new EndOtherSessions(sessions, sessionTokens, proveIdentity),
      [t.ownSessions, t.sessionTokens, t.proveIdentity],
    );
    bind(t.gate).toResolvedValue(
      (identifySession, checkPlace, viewCurrentUser, security, supportCaller, identifyApiKey) => {
        const uses = { identifySession, checkPlace, viewCurrentUser, security, supportCaller };
        return new SessionGate({ ...uses, identifyApiKey, secret: sessionSecret });
      },
      [t.identifySession, t.checkPlace, t.viewCurrentUser, ...gateTokens],
    );
  });
}

/** The feature account: registration, sessions, and the gate that every request passes. */
export const account: Feature = {
  module: ({ config, secrets }) => parts(config, secrets.session),
  routes: () => [served(accountRoutes, accountTokens), served(securityRoutes, accountTokens)],
};

const gateTokens = [tokens.securityEvents, tokens.supportCaller, tokens.identifyApiKey] as const;

/** A demo sends no mail, so nobody could confirm an address there. */
const initialLevelOf = ({ demo }: Config): number => (demo ? 1 : 0);
