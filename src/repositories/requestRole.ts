/** The role that requests run as where their login is not fit for it; in the embedded cluster it is the login. */
export const requestRole = "tailor_request"
