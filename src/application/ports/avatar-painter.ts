import type { Result } from "../../domain/result/result.ts";

/** Why a picture was not taken. */
export interface PictureRefusal {
  readonly code: "avatar_kind" | "attachment_limit_size" | "attachment_image_broken";
}

/** Makes a picture of a person of what somebody sent. */
export interface AvatarPainter {
  /** A small square, drawn anew as WebP: nothing but its pixels is kept. */
  paint(bytes: Uint8Array): Promise<Result<Uint8Array, PictureRefusal>>;
}
