import { route } from "../route.ts";
import { sentFile } from "../sent-file.ts";

export const downloadCaseFile = route({
  id: "downloadCaseFile",
  method: "get",
  path: "/rest/v1/trade/{id}/case-file",
  summary: "Everything that happened in a trade as a chain of hashes that can be checked offline",
  access: "trader",
  sendsFile: true,
  answers: { 200: { description: "The file, JSON", body: sentFile } },
});
