import { Type } from "typebox";
import { closed, dataOf, orNull } from "../envelope.ts";
import { route } from "../route.ts";
import { ProcessAvatarDto } from "./process-avatar-dto.ts";

const shown = {
  200: {
    description: "What everyone sees now",
    body: dataOf(closed({ avatarUrl: orNull(Type.String()) })),
  },
};

export const uploadAvatar = route({
  id: "uploadAvatar",
  method: "post",
  path: "/rest/v1/users/avatar/upload",
  summary: "Send a picture of oneself, as the body of the request; nobody sees it yet",
  access: "trader",
  takesFile: true,
  answers: {
    200: { description: "For process-avatar", body: dataOf(closed({ fileUrl: Type.String() })) },
  },
  refusals: [
    "avatar_kind",
    "avatar_too_many",
    "attachment_limit_size",
    "attachment_image_broken",
    "attachment_not_stored",
  ],
});

export const processAvatar = route({
  id: "processAvatar",
  method: "post",
  path: "/rest/v1/users/process-avatar",
  summary: "Show a picture that one sent",
  access: "trader",
  body: ProcessAvatarDto,
  answers: shown,
  refusals: ["avatar_unknown"],
});

export const removeAvatar = route({
  id: "removeAvatar",
  method: "delete",
  path: "/rest/v1/users/avatar",
  summary: "Show no picture",
  access: "trader",
  answers: shown,
});

export const avatarRoutes = { uploadAvatar, processAvatar, removeAvatar };
