import { IsIn, IsString, Length } from "class-validator";
import {
  givenBadges,
  type GivenBadge,
} from "../../../../domain/badge-application/badge-application.ts";

/** The badge that a person shall have, and why; `no_badge` takes away the one that staff gave. */
export class GiveBadgeDto {
  @IsIn([...givenBadges, "no_badge"])
  badge!: GivenBadge | "no_badge";

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
