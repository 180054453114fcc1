import { IsString, Length } from "class-validator";

/** The secret of a link that creates a staff account. */
export class ReadInvitationDto {
  @IsString()
  @Length(20, 100)
  token!: string;
}
