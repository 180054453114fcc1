import { ContainerModule } from "inversify";
import { messengerRoutes } from "../adapters/http/inbound/messenger/messenger-routes.ts";
import { specialOfferRoutes } from "../adapters/http/inbound/offer/special-offer-routes.ts";
import { newId } from "../adapters/identity/random-id.ts";
import { PostgresContactStore } from "../adapters/persistence/contact/postgres-contact-store.ts";
import { PostgresPersonChats } from "../adapters/persistence/messenger/postgres-person-chats.ts";
import { PostgresSpecialOffers } from "../adapters/persistence/offer/postgres-special-offers.ts";
import { KeepChatFile } from "../application/messenger/keep-chat-file.ts";
import { ListChatFiles } from "../application/messenger/list-chat-files.ts";
import { ListChats } from "../application/messenger/list-chats.ts";
import { OpenChat } from "../application/messenger/open-chat.ts";
import { ReadThread } from "../application/messenger/read-thread.ts";
import { StartTradeChat } from "../application/messenger/start-trade-chat.ts";
import { SweepPersonFiles } from "../application/messenger/sweep-person-files.ts";
import { WriteInThread } from "../application/messenger/write-in-thread.ts";
import { CreateSpecialOffer } from "../application/offer/create-special-offer.ts";
import type { PersonChats } from "../application/ports/person-chats.ts";
import { accountTokens } from "./account-module.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { chatTokens } from "./chat-module.ts";
import { roundKind } from "./feature-job.ts";
import { served, type Feature } from "./feature.ts";
import { offerTokens } from "./offer-module.ts";
import { policyTokens } from "./policy-module.ts";
import { settingsTokens } from "./settings-module.ts";
import { token, tokens } from "./tokens.ts";

/** The names of the feature messenger. */
export const messengerTokens = {
  personChats: token<PersonChats>("personChats"),
  listChats: token<ListChats>("listChats"),
  openChat: token<OpenChat>("openChat"),
  startTradeChat: token<StartTradeChat>("startTradeChat"),
  readThread: token<ReadThread>("readThread"),
  writeInThread: token<WriteInThread>("writeInThread"),
  keepChatFile: token<KeepChatFile>("keepChatFile"),
  listChatFiles: token<ListChatFiles>("listChatFiles"),
  sweepPersonFiles: token<SweepPersonFiles>("sweepPersonFiles"),
  createSpecialOffer: token<CreateSpecialOffer>("createSpecialOffer"),
};

const parts = new ContainerModule(({ bind }) => {
  const t = messengerTokens;
  bind(t.personChats).toResolvedValue((pool) => new PostgresPersonChats(pool), [tokens.dataSource]);
  bind(t.listChats).toResolvedValue((chats) => new ListChats(chats), [t.personChats]);
  bind(t.openChat).toResolvedValue(
    (pool, chats, attempts) => new OpenChat(new PostgresContactStore(pool), chats, attempts, newId),
    [tokens.dataSource, t.personChats, accountTokens.attempts],
  );
  bind(t.startTradeChat).toResolvedValue(
    (read) => new StartTradeChat(read),
    [chatTokens.readMessages],
  );
  bind(t.readThread).toResolvedValue(
    (chats, trades, texts, pool) =>
      new ReadThread(chats, trades, texts, new PostgresSpecialOffers(pool)),
    [t.personChats, chatTokens.readMessages, policyTokens.texts, tokens.dataSource],
  );
  bind(t.writeInThread).toResolvedValue(
    (chats, trades, texts) => new WriteInThread(chats, trades, texts),
    [t.personChats, chatTokens.sendMessage, policyTokens.texts],
  );
  const { personFiles: files, uploadAttachment, listUploads, ...a } = attachmentTokens;
  bind(t.keepChatFile).toResolvedValue(
    (chats, records, trades, intake) => new KeepChatFile({ chats, files: records, trades, intake }),
    [t.personChats, files, uploadAttachment, a.intake],
  );
  bind(t.listChatFiles).toResolvedValue(
    (chats, records, trades, addresses) =>
      new ListChatFiles({ chats, files: records, trades, addresses }),
    [t.personChats, files, listUploads, a.addresses],
  );
  bind(t.sweepPersonFiles).toResolvedValue(
    (records, storage) => new SweepPersonFiles(records, storage),
    [files, a.storage],
  );
  bind(t.createSpecialOffer).toResolvedValue(
    (chats, offers, desk, fillOffer, prices, policy) =>
      new CreateSpecialOffer({ chats, offers, desk, fillOffer, prices, policy, newId }),
    [
      t.personChats,
      offerTokens.offers,
      offerTokens.offerDesk,
      offerTokens.fillOffer,
      offerTokens.marketPrices,
      policyTokens.start,
    ],
  );
});

/** The feature messenger: all chats of a trader, those between two people, and offers in them. */
export const messenger: Feature = {
  module: parts,
  routes: () => [
    served(messengerRoutes, {
      ...settingsTokens,
      ...messengerTokens,
      sendInPieces: attachmentTokens.sendInPieces,
    }),
    served(specialOfferRoutes, { ...messengerTokens, viewMyOffer: offerTokens.viewMyOffer }),
  ],
  jobs: () => [
    (found) => ({
      kind: roundKind("sweep-person-files", 900),
      rounds: { everySeconds: 3_600 },
      run: () =>
        found
          .get(messengerTokens.sweepPersonFiles)
          .execute()
          .then(() => []),
    }),
  ],
};
