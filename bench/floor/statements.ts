/** The statements by which a transaction begins and ends, as the game and its floor send them. */
export const BEGINS_TRANSACTION = /^(?:start transaction|begin)\b/;
export const ENDS_TRANSACTION = /^(?:commit|rollback)$/;
