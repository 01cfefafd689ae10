/** The address of a conversation's plain form: a POST that leads back to the page. */
export const supportFormPath = '/v1/supportsrv/form';
