import { ContainerModule } from "inversify";
import { requirementRoutes } from "../adapters/http/inbound/requirement/requirement-routes.ts";
import { OpenTradeFile } from "../application/requirement/open-trade-file.ts";
import { ShowRequirements } from "../application/requirement/show-requirements.ts";
import { attachmentTokens } from "./attachment-module.ts";
import { chatTokens } from "./chat-module.ts";
import { served, type Feature } from "./feature.ts";
import { token, tokens } from "./tokens.ts";
import { showTradeTokens, tradeTokens } from "./trade-module.ts";

const openTradeFile = token<OpenTradeFile>("openTradeFile");

const parts = new ContainerModule(({ bind }) => {
  bind(tokens.showRequirements).toResolvedValue(
    (trades, desk, chats, closed, attachments) =>
      new ShowRequirements({ trades, desk, chats, closed, attachments }),
    [
      tradeTokens.trades,
      tradeTokens.desk,
      chatTokens.chats,
      tokens.closedChats,
      attachmentTokens.attachments,
    ],
  );
  bind(openTradeFile).toResolvedValue(
    (trades, attachments, addresses) => new OpenTradeFile(trades, attachments, addresses),
    [tradeTokens.trades, attachmentTokens.attachments, attachmentTokens.addresses],
  );
});

/** The feature requirement: what the flow of a trade asks of both sides. */
export const requirement: Feature = {
  module: parts,
  routes: () => [
    served(requirementRoutes, {
      ...showTradeTokens,
      showRequirements: tokens.showRequirements,
      openTradeFile,
    }),
  ],
};
