import { IsString, Length } from "class-validator";

/** The secret of a link that makes an account of staff. */
export class ReadInvitationDto {
  @IsString()
  @Length(20, 100)
  token!: string;
}
