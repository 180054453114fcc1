import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsString, Length } from "class-validator";
import {
  helperMarks,
  helperScopes,
  type HelperMark,
  type HelperScope,
} from "../../../../domain/vendor/team.ts";

/** What a helper may do. */
export class HelperScopesDto {
  @IsArray()
  @ArrayMaxSize(helperScopes.length)
  @ArrayUnique()
  @IsIn(helperScopes, { each: true })
  scopes!: HelperScope[];
}

/** Invites an account to help. */
export class InviteHelperDto extends HelperScopesDto {
  @IsString()
  @Length(1, 60)
  username!: string;
}

/** What a helper marks for the vendor. */
export class HelperMarkDto {
  @IsIn(helperMarks)
  act!: HelperMark;
}

/** What a helper writes for the vendor. */
export class HelperMessageDto {
  @IsString()
  @Length(1, 10_000)
  text!: string;
}
