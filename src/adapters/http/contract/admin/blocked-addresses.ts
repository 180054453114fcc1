import { Type, type Static } from "typebox";
import { blockedCategories } from "../../../../domain/screening/blocked-address.ts";
import { closed, oneOf, view } from "../envelope.ts";
import { route } from "../route.ts";
import { BlockAddressDto } from "./block-address-dto.ts";
import { BlockedAddressesDto } from "./blocked-addresses-dto.ts";
import { CaseReasonDto } from "./case-reason-dto.ts";
import { instant } from "./shared-views.ts";

const blockedAddressesView = view("BlockedAddresses", {
  /** The newest of those that were asked for, one hundred at most. */
  addresses: Type.Array(
    closed({
      id: Type.String(),
      address: Type.String(),
      category: oneOf(blockedCategories),
      name: Type.String({ description: "Whose it is, or where it is listed" }),
      by: Type.String(),
      at: instant,
    }),
  ),
  total: Type.Integer(),
  /** Whether a provider is asked as well. */
  hasProvider: Type.Boolean(),
});

export type BlockedAddressesView = Static<typeof blockedAddressesView>;

const bySupervisors = { access: "staff", permission: "approve_sends" } as const;
const theList = { 200: { description: "What nothing is sent to", body: blockedAddressesView } };

export const viewBlockedAddresses = route({
  id: "viewBlockedAddresses",
  method: "get",
  path: "/admin/api/blocked-addresses",
  summary: "The addresses that nothing is sent to",
  ...bySupervisors,
  query: BlockedAddressesDto,
  answers: theList,
});

export const blockAddress = route({
  id: "blockAddress",
  method: "post",
  path: "/admin/api/blocked-addresses",
  summary: "Have nothing sent to an address any more",
  ...bySupervisors,
  takesKey: true,
  body: BlockAddressDto,
  answers: theList,
  refusals: ["address_unknown", "address_blocked_already", "reason_needed"],
});

export const unblockAddress = route({
  id: "unblockAddress",
  method: "post",
  path: "/admin/api/blocked-addresses/{id}/unblock",
  summary: "Let coins be sent to an address again",
  ...bySupervisors,
  needsFreshProof: true,
  takesKey: true,
  body: CaseReasonDto,
  answers: theList,
  refusals: ["reason_needed"],
});

export const blockedAddressContractRoutes = { viewBlockedAddresses, blockAddress, unblockAddress };
