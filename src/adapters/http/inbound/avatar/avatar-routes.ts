import type { ChooseAvatar } from "../../../../application/avatar/choose-avatar.ts";
import type { UploadAvatar } from "../../../../application/avatar/upload-avatar.ts";
import * as contract from "../../contract/avatar/avatar.ts";
import { avatarName, avatarUrl } from "../../contract/avatar/avatar-path.ts";
import { readFileBody } from "../attachment/read-file-body.ts";
import { bind, ok, type BoundRoute } from "../bound-route.ts";
import { OpenRequests } from "../open-requests.ts";

/** Use cases behind the routes of pictures. */
interface AvatarUseCases {
  readonly uploadAvatar: UploadAvatar;
  readonly chooseAvatar: ChooseAvatar;
}

/** The picture that somebody gives of themselves. */
export function avatarRoutes(useCases: AvatarUseCases): readonly BoundRoute[] {
  const underWay = new OpenRequests(1);
  return [
    bind(contract.uploadAvatar).to(async ({ actor, request }) => {
      const end = underWay.take(actor.traderId);
      if (!end) return { refusal: "rate_limited", headers: { "Retry-After": "10" } };
      const kept = await useCases.uploadAvatar
        .execute(actor, (mostBytes) => readFileBody(request, mostBytes))
        .finally(end);
      if (!kept.ok) return { refusal: kept.refusal.code };
      return ok({ fileUrl: avatarUrl(kept.value) ?? "" });
    }),
    bind(contract.processAvatar).to(async ({ actor, body }) => {
      const name = avatarName(body.fileUrl);
      if (name === undefined) return { refusal: "avatar_unknown" };
      const chosen = await useCases.chooseAvatar.execute(actor, name);
      return chosen.ok ? ok({ avatarUrl: avatarUrl(name) }) : { refusal: chosen.refusal.code };
    }),
    bind(contract.removeAvatar).to(async ({ actor }) => {
      await useCases.chooseAvatar.execute(actor, undefined);
      return ok({ avatarUrl: null });
    }),
  ];
}
