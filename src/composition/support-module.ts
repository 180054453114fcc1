import { ContainerModule } from "inversify";
import { supportDeskRoutes } from "../adapters/http/inbound/admin/support-desk-routes.ts";
import { supportRoutes } from "../adapters/http/inbound/support/support-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { SignedSupportTokens } from "../adapters/identity/signed-support-tokens.ts";
import { PostgresSupportChats } from "../adapters/persistence/support/postgres-support-chats.ts";
import type { SupportChats } from "../application/ports/support-chats.ts";
import type { SupportTokens } from "../application/ports/support-tokens.ts";
import { ActInSupportChat } from "../application/support/act-in-support-chat.ts";
import { CloseQuietSupport } from "../application/support/close-quiet-support.ts";
import { GiveSupportToken } from "../application/support/give-support-token.ts";
import { IdentifySupportCaller } from "../application/support/identify-support-caller.ts";
import { ListSupportChats } from "../application/support/list-support-chats.ts";
import { ReadSupportChat } from "../application/support/read-support-chat.ts";
import { SendSupportNotice } from "../application/support/send-support-notice.ts";
import { ViewSupportChat } from "../application/support/view-support-chat.ts";
import { WriteToSupport } from "../application/support/write-to-support.ts";
import { supportTokenSeconds } from "../domain/support/support-chat.ts";
import { accountTokens } from "./account-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature, type Installation } from "./feature.ts";
import { policyTokens } from "./policy-module.ts";
import { staffTokens } from "./staff-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature's parts. */
export const supportModuleTokens = {
  supportChats: token<SupportChats>("supportChats"),
  supportTokens: token<SupportTokens>("supportTokens"),
  giveSupportToken: token<GiveSupportToken>("giveSupportToken"),
  readSupportChat: token<ReadSupportChat>("readSupportChat"),
  writeToSupport: token<WriteToSupport>("writeToSupport"),
  listSupportChats: token<ListSupportChats>("listSupportChats"),
  viewSupportChat: token<ViewSupportChat>("viewSupportChat"),
  actInSupportChat: token<ActInSupportChat>("actInSupportChat"),
  sendSupportNotice: token<SendSupportNotice>("sendSupportNotice"),
  closeQuietSupport: token<CloseQuietSupport>("closeQuietSupport"),
};

function parts({ secrets }: Installation): ContainerModule {
  return new ContainerModule(({ bind }) => {
    const t = supportModuleTokens;
    const { texts } = policyTokens;
    bind(t.supportTokens).toConstantValue(
      new SignedSupportTokens({
        secret: secrets.session,
        seconds: supportTokenSeconds,
        now: Date.now,
      }),
    );
    bind(tokens.supportCaller).toResolvedValue(
      (supportTokens, traders) => new IdentifySupportCaller(supportTokens, traders),
      [t.supportTokens, accountTokens.traders],
    );
    bind(t.supportChats).toResolvedValue(
      (pool, seal) => new PostgresSupportChats(pool, seal),
      [tokens.dataSource, tokens.auditSeal],
    );
    bind(t.giveSupportToken).toResolvedValue(
      (supportTokens, attempts) => new GiveSupportToken(supportTokens, attempts),
      [t.supportTokens, accountTokens.attempts],
    );
    bind(t.readSupportChat).toResolvedValue(
      (chats, policy) => new ReadSupportChat(chats, policy),
      [t.supportChats, texts],
    );
    bind(t.writeToSupport).toResolvedValue(
      (chats, attempts, policy) => new WriteToSupport(chats, attempts, policy, newId),
      [t.supportChats, accountTokens.attempts, texts],
    );
    bind(t.listSupportChats).toResolvedValue(
      (chats) => new ListSupportChats(chats),
      [t.supportChats],
    );
    bind(t.viewSupportChat).toResolvedValue(
      (chats, audit) => new ViewSupportChat(chats, audit),
      [t.supportChats, staffTokens.auditLog],
    );
    bind(t.actInSupportChat).toResolvedValue(
      (chats, policy) => new ActInSupportChat(chats, policy),
      [t.supportChats, texts],
    );
    bind(t.sendSupportNotice).toResolvedValue(
      (chats, policy) => new SendSupportNotice(chats, policy, newId),
      [t.supportChats, texts],
    );
    bind(t.closeQuietSupport).toResolvedValue(
      (chats) => new CloseQuietSupport(chats),
      [t.supportChats],
    );
  });
}

/** The chat of people with support: theirs by a token, that of staff in the console. */
export const support: Feature = {
  module: parts,
  routes: () => [served(supportRoutes, supportModuleTokens)],
  consoleRoutes: () => [
    served(supportDeskRoutes, {
      ...supportModuleTokens,
      onceByKey: tokens.onceByKey,
      texts: policyTokens.texts,
    }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("close-quiet-support", 900),
      rounds: { everySeconds: 3_600 },
      run: () =>
        found
          .get(supportModuleTokens.closeQuietSupport)
          .execute()
          .then(() => []),
    }),
  ],
};
