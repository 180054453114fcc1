import { Type } from "typebox";
import { closed, dataOf } from "../envelope.ts";
import { route } from "../route.ts";
import { actRefusalCodes } from "../trade/trade-refusals.ts";
import { tradeView } from "../trade/trade-views.ts";
import { PolicyReadDto } from "./policy-read-dto.ts";
import { RequirementDto, ReviewRequirementDto } from "./requirement-dto.ts";
import { UploadRequirementsDto } from "./upload-requirements-dto.ts";

const theTrade = { 200: { description: "The current trade", body: dataOf(tradeView) } };

export const uploadRequirements = route({
  id: "uploadRequirements",
  method: "post",
  path: "/rest/v1/trade/{id}/upload",
  summary: "Show stored files for requirements of a trade",
  access: "trader",
  body: UploadRequirementsDto,
  answers: theTrade,
  refusals: [...actRefusalCodes, "attachment_unknown", "chat_blocked"],
});

export const meetRequirement = route({
  id: "meetRequirement",
  method: "post",
  path: "/rest/v1/trade/{id}/requirement",
  summary: "Say that one did what a requirement asks that needs no file",
  access: "trader",
  body: RequirementDto,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const reviewRequirement = route({
  id: "reviewRequirement",
  method: "post",
  path: "/rest/v1/trade/{id}/requirement/review",
  summary: "Accept or reject what the other party showed for a requirement",
  access: "trader",
  body: ReviewRequirementDto,
  answers: theTrade,
  refusals: actRefusalCodes,
});

export const readTradeFile = route({
  id: "readTradeFile",
  method: "post",
  path: "/rest/v1/trade/{id}/policy-read",
  summary: "An address of a file of the trade that is good for five minutes",
  access: "trader",
  body: PolicyReadDto,
  answers: { 200: { description: "The address", body: dataOf(closed({ url: Type.String() })) } },
});

export const requirementRoutes = {
  uploadRequirements,
  meetRequirement,
  reviewRequirement,
  readTradeFile,
};
