import { useQueryClient } from "@tanstack/react-query";
import { useLingui } from "@lingui/react/macro";
import type { ModeratedOfferView } from "../../adapters/http/contract/admin/offer-views.ts";
import { client } from "../server/client.ts";
import { useAct } from "../server/use-act.ts";
import { readKey } from "../server/use-read.ts";

/** A decision on an offer; `forGood` rules out an appeal. */
interface Decision {
  readonly act: "approve" | "reject";
  readonly reason: string;
  readonly forGood: boolean;
}

/** Both marks as they shall be. */
interface Marks {
  readonly isStickied: boolean;
  readonly isFeatured: boolean;
  readonly reason: string;
}

/** Decides on the version of the offer that is shown. If it has changed since, it is reloaded. */
export function useModeration({ id, version }: ModeratedOfferView) {
  const { t } = useLingui();
  const memory = useQueryClient();
  const { send, isSending, failure } = useAct();
  const key = readKey("viewModeratedOffer", { parameters: { id } });
  const parameters = { id };
  const decide = ({ act, reason, forGood }: Decision) => {
    const body = { offer_version: version, reason };
    return store(() =>
      act === "approve"
        ? client.call("approveOffer", { parameters, body })
        : client.call("rejectOffer", { parameters, body: { ...body, final: forGood } }),
    );
  };
  const mark = ({ isStickied, isFeatured, reason }: Marks) => {
    const marks = { is_stickied: isStickied, is_featured_by_moderator: isFeatured };
    const body = { offer_version: version, reason, ...marks };
    return store(() => client.call("markOffer", { parameters, body }));
  };
  const store = async (call: () => ReturnType<typeof client.call<"approveOffer">>) => {
    const decided = await send(async () => {
      const outcome = await call();
      if (!outcome.ok && outcome.failure.code === "offer_changed") {
        await memory.invalidateQueries({ queryKey: key });
      }
      return outcome;
    });
    if (!decided) return false;
    memory.setQueryData(key, decided);
    void memory.invalidateQueries({ queryKey: ["listQueues"] });
    void memory.invalidateQueries({ queryKey: ["offers"] });
    return true;
  };
  const changed = t`The offer was changed in the meantime. Review it as it is now, then decide.`;
  return {
    decide,
    mark,
    isSending,
    failure: failure?.code === "offer_changed" ? { ...failure, message: changed } : failure,
  };
}
